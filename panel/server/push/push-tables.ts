export type PushTables = {
  /** Browsers that receive messages; the endpoint and its keys are `null` once the push service has dropped them. */
  push_devices: {
    id: string;
    person: string;
    endpoint: string | null;
    p256dh: string | null;
    auth: string | null;
    device: string;
    added_at: string;
    delivered_at: string | null;
  };
  /** Hours of a person as JSON; without a row the default hours apply. */
  push_hours: { person: string; hours: string };
  /** Notices that some panel has sent; the key names the lead and the reason. */
  push_sent: { notice: string; at: string };
};

import type { LeadsParts } from '../leads/leads-parts.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import type { Post } from './deliver-push.ts';
import { PUBLIC_PLACES, type PushPlaces } from './push-places.ts';
import { pushRoutes } from './push-routes.ts';
import { openPushStore } from './push-store.ts';
import { createPushSender } from './send-push.ts';
import { vapidKeyOf } from './vapid.ts';
import { sendDueNotices } from './watch-notices.ts';

const POLL_INTERVAL_MS = 5000;

type Settings = {
  readonly db: PanelQueries;
  readonly leads: LeadsParts;
  readonly secret: string;
  readonly previousSecret: string | null;
  readonly panelUrl: string;
  /** Assigns new leads, so that their notices go to the holders. */
  readonly assign: () => Promise<void>;
  readonly log: (error: unknown) => void;
  readonly places?: PushPlaces;
};

/** Push messages about leads to the phones and browsers of staff. */
export function openPush({
  db,
  leads,
  secret,
  previousSecret,
  panelUrl,
  assign,
  log,
  places = PUBLIC_PLACES,
}: Settings) {
  const stop = new AbortController();
  const store = openPushStore(db);
  const post: Post = {
    send: createPushSender(places),
    keys: [vapidKeyOf(secret), ...(previousSecret === null ? [] : [vapidKeyOf(previousSecret)])],
    // Push services accept an https or a mailto address only.
    subject: panelUrl.startsWith('https:') ? panelUrl : 'mailto:panel@localhost',
    signal: stop.signal,
    now: leads.now,
  };
  const underway = new Set<Promise<void>>();
  let timer = setTimeout(poll, POLL_INTERVAL_MS);
  let polling: Promise<void> = Promise.resolve();

  function poll() {
    polling = sendDueNotices({ leads, store, post, assign, log })
      .then((deliveries) => {
        for (const delivery of deliveries) {
          underway.add(delivery);
          void delivery.finally(() => underway.delete(delivery));
        }
      })
      .catch(log)
      .then(() => {
        if (!stop.signal.aborted) timer = setTimeout(poll, POLL_INTERVAL_MS);
      });
  }

  return {
    routes: pushRoutes({ leads, store, places, post }),
    async stop() {
      stop.abort();
      clearTimeout(timer);
      await polling;
      await Promise.all(underway);
    },
  };
}

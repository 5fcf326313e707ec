import type { Clock } from '../../../shell/runtime/clock.ts';
import type { LeadValues } from '../lead-values.ts';
import type { PostResult } from '../post-lead.ts';
import type { LeadQueue } from './lead-queue.ts';
import { isOld, type WaitingLead } from './waiting-lead.ts';

export type SenderParts = {
  readonly box: LeadQueue;
  readonly post: (values: LeadValues) => Promise<PostResult>;
  readonly clock: Clock;
  /** Runs the action unless another tab is running one. */
  readonly exclusively: (act: () => Promise<void>) => Promise<void>;
  readonly newKey: () => string;
  readonly random: () => number;
  readonly notify: {
    sent(lead: WaitingLead, number: number, next: string): void;
    /** The lead is too old; ask the visitor before sending. */
    old(lead: WaitingLead): void;
    refused(lead: WaitingLead, why: string): void;
  };
};

const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 600_000;

/** Sends queued leads with their original keys when woken, then retries with backoff. */
export function createWaitingSender({ box, post, clock, exclusively, newKey, random, notify }: SenderParts) {
  let isSending = false;
  let failures = 0;
  let cancel = () => {};
  const asked = new Set<string>();

  async function wake(): Promise<void> {
    if (isSending) return;
    isSending = true;
    cancel();
    let pauseMs: number | null = null;
    try {
      await exclusively(async () => {
        pauseMs = await sendAll();
      });
    } finally {
      isSending = false;
      if (box.list().some(isSendable)) wakeIn(pauseMs ?? pauseAfter(failures));
    }
  }

  function wakeIn(ms: number): void {
    cancel();
    cancel = clock.after(ms, () => void wake());
  }

  /** Returns the delay in milliseconds that the server has asked for, or `null`. */
  async function sendAll(): Promise<number | null> {
    const leads = box.list();
    for (const lead of leads) if (!isSendable(lead) && !asked.has(lead.key)) ask(lead);
    for (const lead of leads.filter(isSendable)) {
      const result = await send(lead);
      settle(lead, result);
      if (result.status === 'limited') return result.retryAfterS * 1000;
      if (result.status === 'no-network' || result.status === 'unavailable') {
        failures += 1;
        return null;
      }
      failures = 0;
    }
    return null;
  }

  async function send(lead: WaitingLead): Promise<PostResult> {
    const result = await post({ ...lead.values, key: lead.key });
    if (result.status !== 'key-taken' || !box.has(lead.key)) return result;
    // An earlier attempt was accepted with different answers: send these as a new lead.
    const renewed = { ...lead, key: newKey() };
    box.remove(lead.key);
    box.put(renewed);
    const again = await post({ ...renewed.values, key: renewed.key });
    settle(renewed, again);
    return again;
  }

  function settle(lead: WaitingLead, result: PostResult): void {
    if (result.status === 'limited' || result.status === 'no-network' || result.status === 'unavailable') return;
    // The lead was sent or deleted meanwhile and is already reported.
    if (!box.has(lead.key)) return;
    if (result.status === 'accepted') {
      box.remove(lead.key);
      notify.sent(lead, result.number, result.next);
      return;
    }
    const refusal = wordsOf(result);
    box.put({ ...lead, refusal });
    ask({ ...lead, refusal });
  }

  function ask(lead: WaitingLead): void {
    asked.add(lead.key);
    if (lead.refusal === undefined) notify.old(lead);
    else notify.refused(lead, lead.refusal);
  }

  const isSendable = (lead: WaitingLead) => lead.refusal === undefined && !isOld(lead, clock.now());
  const pauseAfter = (count: number) =>
    Math.min(FIRST_PAUSE_MS * 2 ** Math.max(count - 1, 0), MAX_PAUSE_MS) * (1 + random() / 2);

  return { wake, wakeIn: () => wakeIn(pauseAfter(0)) };
}

function wordsOf(result: PostResult): string {
  if (result.status === 'refused') return result.message;
  if (result.status !== 'invalid') return '';
  return Object.values(result.problems)[0] ?? result.message ?? '';
}

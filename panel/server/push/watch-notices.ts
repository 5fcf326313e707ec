import { readClock } from '../../../server/release/contact.ts';
import type { PushNotice } from '../../contract/push.ts';
import { countShelves } from '../leads/lead-list.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { leadsWithTasks } from '../leads/leads-with-tasks.ts';
import type { Post } from './deliver-push.ts';
import { deliverPush } from './deliver-push.ts';
import { type DueNotice, dueNotices, isOnDuty } from './due-notices.ts';
import type { PushStore, Receiver } from './push-store.ts';
import type { PushMessage } from './send-push.ts';

/** A shorter life would lose messages to phones that sleep. */
const MIN_TTL_S = 300;

type Watch = {
  readonly leads: Pick<LeadsParts, 'stores' | 'dataDir' | 'now'>;
  readonly store: PushStore;
  readonly post: Post;
  readonly log: (error: unknown) => void;
};

/**
 * Sends the notices that are due now, each once over all panels. The notice is recorded first: if the panel stops
 * before it is sent, it is lost, because the channels of leads already deliver at least once.
 * @returns the deliveries under way; none of them waits for another
 */
export async function sendDueNotices({ leads, store, post, log }: Watch): Promise<readonly Promise<void>[]> {
  const receivers = await store.receivers();
  if (receivers.length === 0) return [];
  const now = leads.now();
  const { utcOffsetHours } = readClock(leads.dataDir);
  const database = await leads.stores.open();
  const due = dueNotices(await leadsWithTasks(database, leads.dataDir, { now, remindBy: now }), now, utcOffsetHours);
  const sent = await store.sentAmong(due.map(({ key }) => key));
  const fresh = due.filter(({ key }) => !sent.has(key));
  if (fresh.length === 0) return [];
  await store.dropOldClaims(now);
  const people = [...new Set(receivers.map(({ person }) => person))];
  const hours = await Promise.all(people.map((person) => store.hoursOf(person)));
  const onDuty = new Set(people.filter((_, at) => hours[at] && isOnDuty(hours[at], now, utcOffsetHours)));
  const waiting = (await countShelves(database, now)).inbox;
  const deliveries: Promise<void>[] = [];
  for (const notice of fresh) {
    if (!(await store.claim(notice.key, now))) continue;
    const message = messageOf(notice, waiting, now);
    for (const receiver of receivers) {
      if (onDuty.has(receiver.person) && concerns(notice, receiver))
        deliveries.push(deliver(receiver, message, notice).catch(log));
    }
  }
  return deliveries;

  async function deliver(receiver: Receiver, message: PushMessage, { until }: DueNotice): Promise<void> {
    const { kind } = await deliverPush(receiver, message, until, post);
    if (kind === 'taken') await store.markDelivered(receiver.id, post.now());
    if (kind === 'gone' || kind === 'stranger') await store.markLost(receiver.id, receiver.endpoint);
  }
}

/** A device added later does not ring for what happened before. */
function concerns({ personId, since }: DueNotice, { person, addedAt }: Receiver): boolean {
  return (personId === null || personId === person) && addedAt <= since;
}

function messageOf({ number, title, body, until }: DueNotice, waiting: number, now: Date): PushMessage {
  const topic = `lead-${number}`;
  const notice: PushNotice = { title, body, path: `/leads/${number}`, tag: topic, waiting };
  const ttlS = Math.max(MIN_TTL_S, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return { text: JSON.stringify(notice), topic, ttlS };
}

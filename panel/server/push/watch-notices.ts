import { readClock } from '../../../server/release/contact.ts';
import type { PushNotice } from '../../contract/push.ts';
import { countShelves } from '../leads/lead-list.ts';
import type { LeadsParts } from '../leads/leads-parts.ts';
import { leadsHandedOver, leadsWithTasks } from '../leads/leads-with-tasks.ts';
import type { Post } from './deliver-push.ts';
import { deliverPush } from './deliver-push.ts';
import { type DueNotice, dueNotices, HANDOVER_MS, handoverNotices, isOnDuty } from './due-notices.ts';
import type { PushStore, Receiver } from './push-store.ts';
import type { PushMessage } from './send-push.ts';

/** A shorter life would lose messages to phones that sleep. */
const MIN_TTL_S = 300;

type Watch = {
  readonly leads: Pick<LeadsParts, 'stores' | 'dataDir' | 'now'>;
  readonly store: PushStore;
  readonly post: Post;
  readonly assign: () => Promise<void>;
  readonly log: (error: unknown) => void;
};

/**
 * Sends the notices that are due now, each once over all panels. The notice is recorded first: if the panel stops
 * before it is sent, it is lost, because the channels of leads already deliver at least once.
 * @returns the deliveries under way; none of them waits for another
 */
export async function sendDueNotices({ leads, store, post, assign, log }: Watch): Promise<readonly Promise<void>[]> {
  const receivers = await store.receivers();
  if (receivers.length === 0) return [];
  await assign().catch(log);
  const now = leads.now();
  const { utcOffsetHours } = readClock(leads.dataDir);
  const database = await leads.stores.open();
  const handedFrom = new Date(now.getTime() - HANDOVER_MS);
  const due = [
    ...dueNotices(await leadsWithTasks(database, leads.dataDir, { now, remindBy: now }), now, utcOffsetHours),
    ...handoverNotices(await leadsHandedOver(database, leads.dataDir, handedFrom)),
  ];
  const sent = await store.sentAmong(due.map(({ key }) => key));
  const fresh = due.filter(({ key }) => !sent.has(key));
  if (fresh.length === 0) return [];
  await store.dropOldClaims(now);
  const people = [...new Set(receivers.map(({ person }) => person))];
  const rules = new Map(
    await Promise.all(people.map(async (person) => [person, await store.hoursOf(person)] as const)),
  );
  const onDuty = receivers.filter(({ person }) => {
    const hours = rules.get(person);
    return hours !== undefined && isOnDuty(hours, now, utcOffsetHours);
  });
  const waiting = (await countShelves(database, now)).inbox;
  const deliveries: Promise<void>[] = [];
  for (const notice of fresh) {
    if (!(await store.claim(notice.key, now))) continue;
    const message = messageOf(notice, waiting, now);
    for (const receiver of concerned(
      notice,
      onDuty,
      ({ person }) => rules.get(person)?.includesColleaguesLeads === true,
    ))
      deliveries.push(deliver(receiver, message, notice).catch(log));
  }
  return deliveries;

  async function deliver(receiver: Receiver, message: PushMessage, { until }: DueNotice): Promise<void> {
    const { kind } = await deliverPush(receiver, message, until, post);
    if (kind === 'taken') await store.markDelivered(receiver.id, post.now());
    if (kind === 'gone' || kind === 'stranger') await store.markLost(receiver.id, receiver.endpoint);
  }
}

/** Returns the receivers of a notice; a device gets no notices of events before it was added. */
function concerned(
  { personId, since, includesColleagues }: DueNotice,
  onDuty: readonly Receiver[],
  includesColleaguesLeads: (receiver: Receiver) => boolean,
): readonly Receiver[] {
  const ready = onDuty.filter(({ addedAt }) => addedAt <= since);
  const own = ready.filter(({ person }) => personId === null || person === personId);
  if (!includesColleagues) return own;
  // At least one device must announce a new lead, also when its holder is off duty.
  return own.length === 0
    ? ready
    : ready.filter((receiver) => own.includes(receiver) || includesColleaguesLeads(receiver));
}

function messageOf({ number, title, body, until }: DueNotice, waiting: number, now: Date): PushMessage {
  const topic = `lead-${number}`;
  const notice: PushNotice = { title, body, path: `/leads/${number}`, tag: topic, waiting };
  const ttlS = Math.max(MIN_TTL_S, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return { text: JSON.stringify(notice), topic, ttlS };
}

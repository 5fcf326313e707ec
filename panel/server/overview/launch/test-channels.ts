import { sendTest } from '../../../../server/leads/channels/send-test.ts';
import type { Channel } from '../../../../server/leads/contract/channel.ts';
import type { Person } from '../../../contract/roles.ts';
import type { Journal } from '../../access/journal.ts';
import { Refusal } from '../../http/route.ts';
import type { LaunchRecords } from './launch-record.ts';

/** Pause between two test messages to one channel. */
const PAUSE_MS = 60_000;

type Parts = {
  readonly channels: readonly Channel[];
  readonly records: LaunchRecords;
  readonly journal: Pick<Journal, 'write'>;
  readonly now: () => Date;
};

/** Sends a test message to one channel, or to all if the name is `null`. @throws {Refusal} when it is too early */
export function testChannels({ channels, records, journal, now }: Parts) {
  const sentAt = new Map<string, number>();
  return async (wanted: string | null, person: Pick<Person, 'id' | 'name'>): Promise<void> => {
    const named = channels.filter(({ name }) => wanted === null || name === wanted);
    if (named.length === 0) throw new Refusal(404, 'Такого канала нет. Обновите страницу.');
    const due = named.filter(({ name }) => now().getTime() - (sentAt.get(name) ?? 0) >= PAUSE_MS);
    if (due.length === 0) throw new Refusal(429, 'Сообщение отправили меньше минуты назад. Подождите и повторите.');
    for (const { name } of due) sentAt.set(name, now().getTime());
    await Promise.all(
      due.map(async (channel) => {
        const { ok, words } = await sendTest(channel, now());
        const { name, title } = channel;
        const test = { ok, words, who: person.name, at: now().toISOString() };
        await records.change((known) => ({ ...known, tests: { ...known.tests, [name]: test } }));
        await journal.write({
          who: person,
          what: 'channel-tested',
          about: `${title}: ${ok ? 'принято' : 'не принято'}`,
        });
      }),
    );
  };
}

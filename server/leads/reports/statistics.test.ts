import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { moveLead, takeLead } from '../operations/work-on-lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { leadStatistics } from './statistics.ts';

const OLGA = { id: 'olga', name: 'Ольга' };
/** Time on a Friday in UTC+2. */
const at = (local: string) => new Date(`2026-11-20T${local}:00+02:00`);
const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);
const promise = {
  utcOffsetHours: 2,
  hours: [{ days: ['fri' as const], opens: '09:00', closes: '20:00' }],
  callbackMinutes: 15,
};
const query = { days: 3, now: at('19:00'), clock: { city: 'Калининград', utcOffsetHours: 2 }, promise };

describe.each(DATABASES)('lead statistics on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('every lead is counted once where it belongs', async () => {
    await using store = await databases.open();
    const { database } = store;
    let phones = 0;
    const add = async (createdAt: Date, change: Partial<NewLead> = {}) => {
      phones += 1;
      const lead = newLead({ phone: `+7900${String(phones).padStart(7, '0')}`, createdAt, ...change });
      return (await database.write((db) => insertLead(db, lead, []))).number;
    };
    const yandex = { last: { utm_source: 'yandex', utm_medium: 'cpc' } };
    const touch = (number: number, now: Date) => takeLead(database, number, { author: OLGA, now, holder: null });
    const move = (number: number, to: 'won' | 'lost' | 'spam') =>
      moveLead(database, number, {
        ...{ author: OLGA, now: at('18:00'), from: 'in-work', to },
        loss: to === 'lost' ? { reason: 'expensive', words: '' } : null,
      });

    const won = await add(at('10:00'), { kind: 'work', page: '/works/a?x=1', attribution: yandex });
    await touch(won, at('10:05'));
    await move(won, 'won');
    const lost = await add(at('11:00'), {
      page: '/works/a',
      attribution: { first: { referrer: 'www.ya.ru/search', landing: '/' } },
    });
    await touch(lost, at('11:30'));
    await move(lost, 'lost');
    const spam = await add(at('11:10'));
    await touch(spam, at('11:11'));
    await move(spam, 'spam');
    await add(at('11:20'), { suspicions: ['link'] });
    const again = { phone: '+79000000077', attribution: { first: { landing: '/' } } };
    await add(at('12:00'), again);
    await add(at('12:01'), again);
    await add(at('18:50'), { attribution: { last: { yclid: '77' }, referrer: 'https://yandex.ru/' } });
    await add(after(at('18:50'), -24 * 60));
    await add(at('12:30'), { callTime: 'сегодня с 16 до 20' });
    await add(new Date('2026-11-10T10:00:00Z'));

    const report = await leadStatistics(database, query);
    expect(report).toMatchObject({
      ...{ from: '2026-11-18', to: '2026-11-20', total: 6, won: 1, lost: 1, open: 4 },
      ...{ spam: 1, held: 1, repeats: 1 },
      days: [
        { name: '2026-11-18', total: 0, won: 0 },
        { name: '2026-11-19', total: 1, won: 0 },
        { name: '2026-11-20', total: 5, won: 1 },
      ],
      kinds: [
        { name: 'обратный звонок', total: 5 },
        { name: 'хочу так же', total: 1, won: 1 },
      ],
      pages: [
        { name: '/', total: 4 },
        { name: '/works/a', total: 2, won: 1 },
      ],
      reasons: [{ reason: 'expensive', total: 1 }],
      // The late leads: one touched after half an hour; two untouched, from noon and from Thursday evening (due on
      // Friday morning).
      touch: { promisedMinutes: 15, inTime: 1, late: 3, waiting: 2, medianMinutes: 17.5 },
    });
    expect(Object.fromEntries(report.sources.map(({ name, total }) => [name, total]))).toEqual({
      неизвестно: 2,
      'yandex/cpc': 2,
      Яндекс: 1,
      'Прямые заходы': 1,
    });
  });

  test('statistics work for a store without leads and a company without a promised response time', async () => {
    await using store = await databases.open();
    expect(await leadStatistics(store.database, { ...query, promise: null })).toMatchObject({
      ...{ total: 0, days: [{ total: 0 }, { total: 0 }, { total: 0 }] },
      touch: { promisedMinutes: null, medianMinutes: null },
    });
    expect((await leadStatistics(store.database, query)).touch).toMatchObject({ promisedMinutes: 15, inTime: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewLead } from '../contract/lead.ts';
import { enterCall } from '../operations/enter-call.ts';
import { moveLead, takeLead } from '../operations/work-on-lead.ts';
import { insertLead } from '../store/insert-lead.ts';
import type { TestDatabases } from '../testing/databases.ts';
import { DATABASES, startDatabases } from '../testing/databases.ts';
import { newLead } from '../testing/new-lead.ts';
import { leadWeeks } from './lead-weeks.ts';

const OLGA = { id: 'olga', name: 'Ольга' };
/** Time at UTC+2. */
const at = (local: string) => new Date(`2026-11-${local}:00+02:00`);
const promise = {
  utcOffsetHours: 2,
  hours: [{ days: ['mon' as const, 'tue' as const, 'fri' as const], opens: '09:00', closes: '20:00' }],
  callbackMinutes: 15,
};
const wanted = {
  weeks: [
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-22' },
  ] as const,
  now: at('23T08:00'),
  clock: { city: 'Калининград', utcOffsetHours: 2 },
  promise,
};

describe.each(DATABASES)('weeks of leads on %s', { timeout: 120_000 }, (kind) => {
  let databases: TestDatabases;
  beforeAll(async () => {
    databases = await startDatabases(kind);
  }, 120_000);
  afterAll(() => databases[Symbol.asyncDispose](), 60_000);

  test('leads belong to the week they came in, moves to the week they were made in', async () => {
    await using store = await databases.open();
    const { database } = store;
    expect(await leadWeeks(database, wanted)).toMatchObject({ total: 0, firstLeadAt: null, overdue: 0 });
    let phones = 0;
    const add = async (createdAt: Date, change: Partial<NewLead> = {}) => {
      phones += 1;
      const lead = newLead({ phone: `+7900${String(phones).padStart(7, '0')}`, createdAt, ...change });
      return (await database.write((db) => insertLead(db, lead, []))).number;
    };
    const take = (number: number, now: Date) => takeLead(database, number, { author: OLGA, now, holder: null });
    const move = (
      number: number,
      now: Date,
      from: 'in-work' | 'visit' | 'won',
      to: 'visit' | 'won' | 'lost' | 'spam',
    ) =>
      moveLead(database, number, {
        ...{ author: OLGA, now, from, to },
        loss: to === 'lost' ? { reason: 'expensive', words: '' } : null,
      });

    const signed = await add(at('15T23:59'));
    await take(signed, at('16T09:05'));
    await move(signed, at('17T12:00'), 'in-work', 'visit');
    await move(signed, at('22T23:59'), 'visit', 'won');
    const corrected = await add(at('16T00:00'));
    await take(corrected, at('16T12:00'));
    await move(corrected, at('16T12:01'), 'in-work', 'won');
    await move(corrected, at('16T12:02'), 'won', 'lost');
    const spam = await add(at('16T10:00'));
    await take(spam, at('16T10:01'));
    await move(spam, at('16T10:02'), 'in-work', 'spam');
    await add(at('20T10:00'));
    await add(at('20T10:01'), { phone: '+79000000004' });
    await add(at('20T10:02'), { suspicions: ['link'] });
    await add(at('23T07:55'));
    const call = { key: 'call', phone: '+79007654321', phoneTyped: '9007654321', name: '', comment: '', source: '' };
    await enterCall(database, call, { author: OLGA, now: at('20T11:00') });

    const none = { moved: 0, meetings: 0, contracts: 0, lost: 0, reasons: [] };
    expect(await leadWeeks(database, wanted)).toEqual({
      weeks: [
        { leads: 1, entered: 0, calls: { inTime: 1, judged: 1 }, ...none },
        {
          ...{ leads: 3, entered: 1, calls: { inTime: 0, judged: 2 } },
          ...{ moved: 2, meetings: 1, contracts: 1, lost: 1, reasons: [{ reason: 'expensive', total: 1 }] },
        },
      ],
      total: 5,
      firstLeadAt: at('15T23:59'),
      overdue: 1,
    });
    const unpromised = await leadWeeks(database, { ...wanted, promise: null });
    expect([unpromised.overdue, unpromised.weeks[1]?.calls]).toEqual([0, { inTime: 0, judged: 0 }]);
  });
});

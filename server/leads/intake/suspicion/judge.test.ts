import { expect, test } from 'vitest';
import { SUSPICIONS, suspicionWords } from '../../contract/suspicions.ts';
import { consentIndex, goodBody } from '../../testing/bodies.ts';
import type { LeadBody } from '../lead-body.ts';
import { readLeadBody } from '../lead-body.ts';
import { createJudge } from './judge.ts';
import { THRESHOLDS } from './thresholds.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20) + seconds * 1000);
const ip = '203.0.113.5';

function body(change: Record<string, unknown> = {}): LeadBody {
  const reading = readLeadBody({ ...goodBody, ...change }, consentIndex);
  if (!reading.ok) throw new Error('The body must be good');
  return reading.body;
}

const phoneOf = (count: number) => `+7900${String(2_345_671 + count * 13)}`;

test('a form sent at once is suspicious under any clock skew', () => {
  const judge = createJudge({ isPaced: true });
  const sent = (times: Record<string, unknown>) => judge(body(times), { ip: '127.0.0.1', at: at(100) });
  expect(sent({ shownAt: at(98.5).toISOString() })).toEqual(['too-fast']);
  expect(sent({ shownAt: at(98).toISOString() })).toEqual([]);
  expect(sent({ shownAt: at(7300).toISOString(), sentAt: at(7301).toISOString() })).toEqual(['too-fast']);
  expect(sent({ shownAt: at(99).toISOString(), sentAt: at(130).toISOString() })).toEqual([]);
});

test('missing JavaScript, a wrong clock or an unusual browser raises no suspicion', () => {
  const judge = createJudge({ isPaced: true });
  const shown = [undefined, null, '', 'yesterday', 5, {}, at(101).toISOString(), '2026-11-20', at(0).toISOString()];
  shown.forEach((shownAt, count) => {
    expect(judge(body({ shownAt, phone: phoneOf(count) }), { ip: '127.0.0.1', at: at(100) })).toEqual([]);
  });
});

test('the seventh lead of an address within ten minutes is held, the eighth after a pause is not', () => {
  const judge = createJudge({ isPaced: true });
  const send = (count: number, seconds: number, from = ip) =>
    judge(body({ phone: phoneOf(count) }), { ip: from, at: at(seconds) });
  for (let count = 0; count < THRESHOLDS.perAddress.most; count += 1) expect(send(count, count * 20)).toEqual([]);
  expect(send(7, 130)).toEqual(['many-from-address']);
  expect(send(8, 131, '203.0.113.6')).toEqual([]);
  expect(send(9, 1000)).toEqual([]);
});

test('caught leads count towards the address limit, a proxy without a client address does not', () => {
  const judge = createJudge({ isPaced: true });
  for (let count = 0; count < 6; count += 1)
    judge(body({ website: 'x', phone: phoneOf(count) }), { ip, at: at(count) });
  expect(judge(body({ phone: phoneOf(7) }), { ip, at: at(8) })).toEqual(['many-from-address']);
  for (let count = 10; count < 20; count += 1)
    expect(judge(body({ phone: phoneOf(count) }), { ip: '127.0.0.1', at: at(count) })).toEqual([]);
});

test('the fifth form of one phone within an hour is held from any address', () => {
  const judge = createJudge({ isPaced: true });
  const verdicts = [0, 1, 2, 3, 4].map((count) => judge(body(), { ip: `203.0.113.${count}`, at: at(count * 60) }));
  expect(verdicts).toEqual([[], [], [], [], ['many-from-phone']]);
});

test('leads counted by a clock that was ahead do not count after it is set back', () => {
  const judge = createJudge({ isPaced: true });
  const YEAR_S = 365 * 24 * 3600;
  for (let count = 0; count < 4; count += 1) expect(judge(body(), { ip, at: at(YEAR_S + count) })).toEqual([]);
  expect(judge(body(), { ip, at: at(0) })).toEqual([]);
});

test('the phones with the oldest leads are dropped above the memory limit', () => {
  const once = { most: 1, withinMs: 60_000 };
  const judge = createJudge({ isPaced: true, thresholds: { ...THRESHOLDS, perPhone: once, inTotal: once } });
  const good = body();
  const isTooMany = (phone: number) =>
    judge({ ...good, lead: { ...good.lead, phone: `+${phone}` } }, { ip: '', at: at(0) }).includes('many-from-phone');
  for (let phone = 0; phone < 10_000; phone += 1) isTooMany(phone);
  expect([0, 10_000, 0, 10_000, 1].map(isTooMany)).toEqual([true, false, true, true, false]);
});

test('a flood is held as a whole and ends after a pause', () => {
  const judge = createJudge({ isPaced: true });
  const send = (count: number, seconds: number) =>
    judge(body({ phone: phoneOf(count) }), { ip: `2001:db8:0:${count.toString(16)}::1`, at: at(seconds) });
  const { most } = THRESHOLDS.inTotal;
  const verdicts = Array.from({ length: most + 5 }, (_, count) => send(count, count));
  expect(verdicts.slice(0, most).flat()).toEqual([]);
  expect(verdicts.slice(most)).toEqual(Array.from({ length: 5 }, () => ['flood']));
  expect(send(200, 3600)).toEqual([]);
});

test('the speed and count rules are off without a limit, and all other rules apply', () => {
  const judge = createJudge({ isPaced: false });
  for (let count = 0; count < 100; count += 1)
    expect(judge(body({ shownAt: at(count).toISOString() }), { ip, at: at(count) })).toEqual([]);
  expect(judge(body({ website: 'x', name: 'http://x.example', phone: '+79999999999' }), { ip, at: at(0) })).toEqual([
    'honeypot',
    'link',
    'odd-phone',
  ]);
});

test('every suspicion has a description for the operator', () => {
  for (const words of Object.values(SUSPICIONS)) expect(words).toMatch(/^[а-яё]/);
  expect(suspicionWords(['link', 'flood'])).toBe(
    'ссылка в имени, комментарии или ответах; слишком много заявок со всего сайта сразу',
  );
});

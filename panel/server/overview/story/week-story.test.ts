import { expect, test } from 'vitest';
import { exampleWeeks } from './example-weeks.ts';
import { ownerNeeds } from './owner-needs.ts';
import { type WeekFacts, weeksUntil } from './week-facts.ts';
import { happenedWords, weekStory } from './week-story.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const USUAL: WeekFacts = {
  ...{ from: '2026-11-16', to: '2026-11-22', visits: 600, leads: 18, entered: 0, hasLeads: true },
  calls: { inTime: 16, judged: 18 },
  ...{ moved: 12, meetings: 5, contracts: 2, lost: 3 },
  reasons: [
    { reason: 'expensive', total: 2 },
    { reason: 'no-answer', total: 1 },
  ],
};
const EIGHT = Array.from({ length: 8 }, () => USUAL);

const linesOf = (week: WeekFacts, before: readonly WeekFacts[]) =>
  weekStory(week, before).figures.map(({ value, label, base, comparison, range, details = '' }) =>
    plain([value, label, base, comparison, range, details].filter(Boolean).join(' | ')),
  );

test('each figure has its base, its difference from the mean and the usual range', () => {
  expect(linesOf({ ...USUAL, visits: 640, leads: 4, calls: { inTime: 3, judged: 4 } }, EIGHT)).toEqual([
    '640 | посещений | всего за неделю | как обычно: +40 к среднему 600 | обычно 551–649 в неделю',
    '4 | заявки | из 640 посещений | меньше обычного: −14 к среднему 18 | обычно 9–27 в неделю',
    '0,6 % | посещений стали заявками | 4 из 640 посещений | меньше обычного: −2,4 к среднему 3 % | обычно 1,6–4,4 %',
    '75 % | звонков в обещанный срок | 3 из 4 заявок | мало данных, чтобы сравнить',
    '5 | встреч | из 12 заявок, сменивших этап | как обычно: столько и в среднем, 5 | обычно 0–10 в неделю',
    '2 | договора | из 12 заявок, сменивших этап | как обычно: столько и в среднем, 2 | обычно 0–5 в неделю',
    '3 | отказа | из 12 заявок, сменивших этап | как обычно: столько и в среднем, 3 | обычно 0–7 в неделю | дорого: 2, не дозвонились: 1',
  ]);
});

test('leads that staff entered are no conversion of visits', () => {
  const [, leads, conversion] = linesOf({ ...USUAL, entered: 6 }, EIGHT);
  expect(leads).toMatch(/^18 \| заявок \| 12 с сайта, 6 по звонку или визиту \| как обычно/);
  expect(conversion).toMatch(/^2 % \| посещений стали заявками \| 12 из 600 посещений/);
});

test('one sentence says what happened and what differs', () => {
  const happened = (week: WeekFacts, before: readonly WeekFacts[]) => plain(weekStory(week, before).happened);
  expect(happened(USUAL, EIGHT)).toBe('600 посещений, 18 заявок, 5 встреч, 2 договора, 3 отказа. Всё как обычно.');
  expect(happened({ ...USUAL, leads: 4, visits: 900 }, EIGHT)).toMatch(
    /\. Посещений больше обычного, заявок меньше обычного, заявку оставляют реже обычного\.$/,
  );
  expect(happened(USUAL, [])).toMatch(/\. Сравнить пока не с чем\.$/);
  expect(happened({ ...USUAL, visits: null }, EIGHT)).toMatch(
    /^18 заявок, .+\. Всё, что можно сравнить, как обычно\.$/,
  );
  const quiet = { ...USUAL, leads: 0, meetings: 0, contracts: 0, lost: 0 };
  expect(plain(happenedWords(quiet))).toBe('600 посещений; заявок, встреч, договоров и отказов не было');
  expect(plain(happenedWords({ ...quiet, leads: 3, lost: 1 }))).toBe(
    '600 посещений, 3 заявки, 1 отказ; встреч и договоров не было',
  );
});

test('weeks before the first lead and weeks without counted visits are left out of the comparison', () => {
  const early = Array.from({ length: 5 }, () => ({ ...USUAL, leads: 0, hasLeads: false }));
  const three = [...early, ...EIGHT.slice(5)];
  expect(linesOf(USUAL, three).map((line) => line.includes('мало данных'))).toEqual([
    ...[false, true, true, true, true, true, true],
  ]);
  const uncounted = EIGHT.map((week) => ({ ...week, visits: null }));
  expect(linesOf(USUAL, uncounted).map((line) => line.includes('мало данных'))).toEqual([
    ...[true, false, true, false, false, false, false],
  ]);
});

test('a week without cases has no share', () => {
  const silent = { ...USUAL, visits: 0, leads: 0, calls: { inTime: 0, judged: 0 }, moved: 0, meetings: 0 };
  const [visits, leads, conversion, calls, meetings] = linesOf(silent, EIGHT);
  expect([visits, leads]).toEqual([
    expect.stringMatching(/^0 \| посещений .*меньше обычного/),
    expect.stringMatching(/^0 \| заявок \| из 0 посещений .*меньше обычного/),
  ]);
  expect([conversion, calls]).toEqual([expect.stringMatching(/^— .*мало/), expect.stringMatching(/^— .*мало/)]);
  expect(meetings).toContain('этапы заявок не менялись');
});

test('the weeks are whole and follow each other up to yesterday', () => {
  const weeks = weeksUntil('2026-11-23');
  expect([weeks[0], weeks.at(-1), weeks.length]).toEqual([
    { from: '2026-09-21', to: '2026-09-27' },
    { from: '2026-11-16', to: '2026-11-22' },
    9,
  ]);
});

test('the example is the same at every call and shows a comparison of every figure', () => {
  const weeks = exampleWeeks('2026-11-23');
  expect(exampleWeeks('2026-11-23')).toEqual(weeks);
  const figures = linesOf(weeks.at(-1) ?? USUAL, weeks.slice(0, -1));
  expect(figures.filter((line) => line.includes('мало данных'))).toEqual([]);
});

test('the needs of the owner are named with the most urgent first, and nothing when all is well', () => {
  const publishing = { liveSince: null, pinnedSince: null, isRefused: false, since: null, problems: [] };
  const well = { counts: { inbox: 0, trouble: 0, held: 0 }, overdue: 0, publishing };
  expect(ownerNeeds(well)).toEqual([]);
  const refused = { ...publishing, isRefused: true, problems: [{ file: 'works/a.yaml', message: 'Нет цены.' }] };
  const needs = ownerNeeds({ counts: { inbox: 3, trouble: 1, held: 2 }, overdue: 1, publishing: refused });
  expect(needs.map(({ words, path }) => `${plain(words)} ${path}`)).toEqual([
    '3 заявки ждут ответа, у 1 обещанный срок прошёл /leads',
    '1 заявка не доставлена /leads?show=trouble',
    '2 заявки в карантине /leads?show=held',
    '1 файл не принят на сайт /publishing',
  ]);
});

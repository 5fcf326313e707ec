import { expect, test } from 'vitest';
import type { PublishingReport, RecentChange } from '../../contract/content.ts';
import { publicationsOf } from './publications.ts';

const RUN = { begunAt: '2026-11-30T12:00:00.000Z', endedAt: '2026-11-30T12:00:02.000Z', milliseconds: 2000 };
const FINE = { server: 'running', lastRun: RUN, waiting: [], trouble: null, pinnedSince: null, issues: [] };

const change = (id: number, file: string, hour: number, who = 'Егор'): RecentChange => ({
  ...{ id, file, who, title: file, what: 'changed', version: String(id) },
  at: `2026-11-30T${hour}:00:00.000Z`,
});

const linesOf = (latest: readonly RecentChange[], report: object = {}) =>
  publicationsOf({ ...FINE, ...report } as unknown as PublishingReport, latest).map(
    ({ changes, state }) => `${changes.map(({ file }) => file).join(' ')}: ${state.words}`,
  );

test('each publication of an entry has its line, and only the last one is on the site', () => {
  expect(linesOf([change(3, 'a', 11), change(2, 'b', 11, 'Анна'), change(1, 'a', 10)])).toEqual([
    'a: Опубликовано',
    'b: Опубликовано',
    'a: Изменено позже',
  ]);
});

test('what one person published at once is one line, as long as no part of it waits', () => {
  const latest = [change(4, 'a', 11), change(3, 'a', 10), change(2, 'b', 10), change(1, 'c', 10)];
  expect(linesOf(latest)).toEqual(['a: Опубликовано', 'a b c: Опубликовано']);
  expect(linesOf(latest, { waiting: ['c'] })).toEqual(['a: Опубликовано', 'a b c: Не принято']);
});

import { expect, test } from 'vitest';
import type { PublishingReport } from '../../contract/content.ts';
import { changeState } from './change-state.ts';

const FILE = 'works/one.yaml';
const RUN = { begunAt: '2026-11-30T10:00:00.000Z', endedAt: '2026-11-30T10:00:02.000Z', milliseconds: 2000 };
const FINE = { server: 'running', lastRun: RUN, waiting: [], trouble: null, pinnedSince: null, issues: [] };

const wordsAt = (time: string, report: object = {}) =>
  changeState({ ...FINE, ...report } as unknown as PublishingReport, { file: FILE, at: `2026-11-30T${time}:00.000Z` })
    .words;

test.each<[words: string, time: string, report: object]>([
  ['Опубликовано', '09:00', {}],
  ['Публикуется', '10:01', {}],
  ['Публикуется', '09:00', { lastRun: null }],
  ['Не принято', '09:00', { waiting: [FILE] }],
  ['Не принято', '09:00', { waiting: 'all', trouble: 'Диск полон.' }],
  ['Ждёт', '09:00', { pinnedSince: '2026-11-29T10:00:00.000Z' }],
  ['Ждёт', '10:01', { server: null }],
])('an edit is «%s» at %s when the report says %j', (words, time, report) => {
  expect(wordsAt(time, report)).toBe(words);
});

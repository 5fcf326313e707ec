import { expect, test } from 'vitest';
import type { PublishingReport } from '../../contract/content.ts';
import { outcomeOf } from './outcome-of.ts';

const save = { file: 'company.yaml', savedAt: '2026-11-20T10:00:00.500Z', seconds: 2.14 };
const lastRun = { begunAt: '2026-11-20T10:00:01.000Z', endedAt: '2026-11-20T10:00:02.000Z', milliseconds: 1000 };
const report: PublishingReport = {
  server: 'running',
  liveSince: null,
  pinnedSince: null,
  lastRun,
  issues: [],
  waiting: [],
  feeds: { feeds: [], advice: [] },
  advice: { total: 0, issues: [] },
  trouble: null,
};
const issue = { file: 'people/gleb.yaml', message: 'Поля nmae нет.' };
const outcome = (facts: Partial<PublishingReport>) => outcomeOf({ ...report, ...facts }, save);

test('a publish that began before the save does not decide its outcome', () => {
  expect(outcome({ lastRun: { ...lastRun, begunAt: '2026-11-20T10:00:00.400Z' }, issues: [issue] })).toBeNull();
  expect(outcome({ lastRun: null })).toBeNull();
  expect(outcome({})).toMatchObject({ color: 'green', message: 'Опубликовано за 2,1 с', isGood: true });
});

test('a live edit is reported as published, with errors of other files alongside', () => {
  const liveOutcome = outcome({ issues: [issue], waiting: ['people/gleb.yaml'] });
  expect(liveOutcome).toMatchObject({
    color: 'green',
    message: expect.stringMatching(/^Опубликовано за 2,1 с.*people\/gleb/),
  });
  expect(liveOutcome?.isGood).toBeUndefined();
});

test('an edit waits with its file, also because of other files, or when nothing could be published', () => {
  for (const waiting of [['company.yaml', 'people/gleb.yaml'], 'all'] as const) {
    const message = 'Сохранено, но ждёт: people/gleb.yaml: Поля nmae нет.';
    expect(outcome({ issues: [issue], waiting })).toEqual({ color: 'red', message });
  }
});

test('the first of many errors are listed with the count of the rest', () => {
  const issues = [1, 2, 3, 4, 5].map((at) => ({ file: `works/${at}.yaml`, message: 'Нет.' }));
  expect(outcome({ issues, waiting: 'all' })?.message).toMatch(/works\/3\.yaml: Нет\. И ещё 2\.$/);
});

test('a server that does not answer is reported until its publish is', () => {
  const unanswered = { server: null, lastRun: null };
  expect(outcome(unanswered)).toMatchObject({ isProvisional: true, message: expect.stringContaining('не отвечает') });
  expect(outcome({ server: null })).toMatchObject({ isGood: true });
});

test('a fault and a pinned release are each reported', () => {
  expect(outcome({ trouble: 'Нет места.' })?.message).toBe('Нет места.');
  expect(outcome({ pinnedSince: '2026-11-20T09:00:00.000Z' })?.message).toContain('закреплён');
});

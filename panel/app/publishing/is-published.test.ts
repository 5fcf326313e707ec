import { expect, test } from 'vitest';
import { NO_FEEDS } from '../../../model/feeds/feed-report.ts';
import type { PublishingReport } from '../../contract/content.ts';
import { isPublished } from './is-published.ts';

const GOOD: PublishingReport = {
  server: 'running',
  liveSince: null,
  pinnedSince: null,
  lastRun: null,
  issues: [],
  waiting: [],
  feeds: NO_FEEDS,
  advice: { total: 0, issues: [] },
  trouble: null,
};

test('a saved text is on the site unless the report says otherwise', () => {
  expect(isPublished(GOOD, 'home.yaml')).toBe(true);
  expect(isPublished({ ...GOOD, waiting: ['works/dvushka.yaml'] }, 'home.yaml')).toBe(true);
});

test.each<[string, Partial<PublishingReport>]>([
  ['the server does not answer', { server: null }],
  ['publishing fails', { trouble: 'Диск полон.' }],
  ['an earlier release is pinned', { pinnedSince: '2026-11-30T10:00:00Z' }],
  ['the file waits', { waiting: ['home.yaml'] }],
  ['everything waits', { waiting: 'all' }],
])('a saved text may be missing on the site when %s', (_, changed) => {
  expect(isPublished({ ...GOOD, ...changed }, 'home.yaml')).toBe(false);
});

test('nothing is claimed before the first report', () => {
  expect(isPublished(null, 'home.yaml')).toBe(false);
});

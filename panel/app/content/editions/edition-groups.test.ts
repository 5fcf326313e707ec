import { expect, test } from 'vitest';
import type { EntryStatus, EntrySummary } from '../../../contract/content.ts';
import { editionGroups } from './edition-groups.ts';

const PLANNED: EntryStatus = { state: 'planned', from: '2026-12-01' };
const edition = (place: string, status: EntryStatus) =>
  ({ file: `documents/${place}.md`, slug: place.slice(-10), date: place.slice(-10), status }) as EntrySummary;

test('a document begins with its valid edition, then the coming one; earlier ones are apart, the newest first', () => {
  const [policy, cookies] = editionGroups(
    [
      edition('cookies/2026-09-01', { state: 'live' }),
      edition('policy/2024-09-01', { state: 'over' }),
      edition('policy/2026-12-01', PLANNED),
      edition('policy/2025-09-01', { state: 'over' }),
      edition('policy/2026-09-01', { state: 'live' }),
    ],
    ['policy', 'consent', 'cookies'],
  );
  expect(policy?.present.map(({ slug }) => slug)).toEqual(['2026-09-01', '2026-12-01']);
  expect(policy?.earlier.map(({ slug }) => slug)).toEqual(['2025-09-01', '2024-09-01']);
  expect(cookies).toMatchObject({ folder: 'cookies', earlier: [] });
});

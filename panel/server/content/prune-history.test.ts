import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../server/leads/testing/databases.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { expiredVersions, pruneHistory } from './prune-history.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

test('pruning keeps the newest fifty, the last version of older days for a year, and renames for ever', () => {
  const versions = Array.from({ length: 1000 }, (_, place) => ({
    id: 1000 - place,
    at: hoursAgo(place * 12),
    what: place === 999 ? ('renamed' as const) : ('changed' as const),
  }));
  const gone = new Set(expiredVersions(versions, NOW));
  const kept = versions.filter(({ id }) => !gone.has(id));
  expect(kept.slice(0, 50)).toEqual(versions.slice(0, 50));
  const old = kept.slice(50, -1);
  expect(old.every(({ at }) => at >= hoursAgo(365 * 24))).toBe(true);
  expect(new Set(old.map(({ at }) => at.slice(0, 10))).size).toBe(old.length);
  expect(old.length).toBeGreaterThan(330);
  expect(kept.at(-1)?.what).toBe('renamed');
});

test('a deletion that is in the bin outlives any number of later versions of the same day', () => {
  const versionAt = (id: number, hours: number, what: 'deleted' | 'changed') => ({ id, at: hoursAgo(hours), what });
  const later = Array.from({ length: 80 }, (_, place) => versionAt(200 - place, 24 + place / 100, 'changed'));
  const versions = [
    ...later,
    versionAt(2, 25, 'deleted'),
    versionAt(1, 31 * 24, 'deleted'),
    versionAt(0, 31 * 24, 'changed'),
  ];
  const expired = expiredVersions(versions, NOW);
  expect(expired).not.toContain(2);
  expect(expired).toContain(0);
});

test('a second pruning removes nothing more', () => {
  const hours = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 300 });
  fc.assert(
    fc.property(hours, (ages) => {
      const versions = ages
        .sort((a, b) => a - b)
        .map((age, place) => ({ id: ages.length - place, at: hoursAgo(age), what: 'changed' as const }));
      const gone = new Set(expiredVersions(versions, NOW));
      expect(
        expiredVersions(
          versions.filter(({ id }) => !gone.has(id)),
          NOW,
        ),
      ).toEqual([]);
    }),
  );
});

describe.each(DATABASES)('on %s', (kind) => {
  const database = servePanelDatabase(kind);

  test('a long history loses versions with their texts, and short histories and referenced texts stay', async () => {
    const { db } = database;
    const add = async (file: string, version: string, before: string | null, at: string) => {
      await db.insertInto('content_texts').values({ sha: version, text: version }).execute();
      await db
        .insertInto('content_history')
        .values({
          file,
          from_file: null,
          at,
          who: 'Анна',
          what: 'changed',
          before_version: before,
          version,
          pending: null,
        })
        .execute();
    };
    for (let number = 0; number < 60; number += 1)
      await add(
        'works/long.yaml',
        `long-${number}`,
        number === 0 ? null : `long-${number - 1}`,
        hoursAgo(9000 - number),
      );
    await add('works/short.yaml', 'short-0', null, hoursAgo(9000));
    await db.insertInto('content_known').values({ file: 'works/short.yaml', version: 'short-0' }).execute();
    await pruneHistory(db, NOW);
    const history = await db.selectFrom('content_history').select(['file', 'version']).orderBy('id').execute();
    expect(history.filter(({ file }) => file === 'works/long.yaml').map(({ version }) => version)).toEqual(
      Array.from({ length: 50 }, (_, place) => `long-${place + 10}`),
    );
    expect(history.filter(({ file }) => file === 'works/short.yaml')).toHaveLength(1);
    const texts = new Set((await db.selectFrom('content_texts').select('sha').execute()).map(({ sha }) => sha));
    // The diff of the oldest kept version needs the text before it.
    expect([texts.has('long-8'), texts.has('long-9'), texts.has('short-0')]).toEqual([false, true, true]);
  });
});

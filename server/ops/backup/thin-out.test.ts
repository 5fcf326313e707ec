import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveName, archivesToDelete, archiveTime, filterArchives } from './thin-out.ts';

const HOUR_MS = 3_600_000;
const NOW = new Date('2026-11-25T03:00:00.000Z');
const moments = fc.uniqueArray(
  fc.integer({ min: -50 * 24 * HOUR_MS, max: 0 }).map((age) => NOW.getTime() + age),
  { minLength: 20, maxLength: 120 },
);
const namesOf = (times: readonly number[]) => times.map((time) => archiveName(new Date(time)));
const dayOf = (name: string) => name.slice(0, 15);
const ageOf = (name: string) => NOW.getTime() - (archiveTime(name)?.getTime() ?? Number.NaN);

test('the newest seven archives and all of two days stay; beyond a month only those seven stay', () => {
  fc.assert(
    fc.property(moments, (times) => {
      const names = namesOf(times);
      const gone = new Set(archivesToDelete(names, NOW));
      const kept = filterArchives(names).filter((name) => !gone.has(name));
      expect(kept.slice(0, 7)).toEqual(filterArchives(names).slice(0, 7));
      for (const name of gone) expect(ageOf(name)).toBeGreaterThan(48 * HOUR_MS);
      for (const name of kept.slice(7)) expect(ageOf(name)).toBeLessThanOrEqual(30 * 24 * HOUR_MS);
      const days = kept.slice(7).filter((name) => ageOf(name) > 48 * HOUR_MS);
      expect(new Set(days.map(dayOf)).size).toBe(days.length);
    }),
  );
});

test('the newest archive of every day of a month stays, and a second run deletes nothing', () => {
  fc.assert(
    fc.property(moments, (times) => {
      const names = namesOf(times);
      const gone = new Set(archivesToDelete(names, NOW));
      const kept = names.filter((name) => !gone.has(name));
      const ofMonth = filterArchives(names).filter((name) => ageOf(name) <= 30 * 24 * HOUR_MS);
      for (const ofDay of Map.groupBy(ofMonth, dayOf).values()) expect(kept).toContain(ofDay[0]);
      expect(archivesToDelete(kept, NOW)).toEqual([]);
    }),
  );
});

test('a clock years ahead does not delete the newest archives', () => {
  const names = namesOf(Array.from({ length: 40 }, (_, days) => NOW.getTime() - days * 24 * HOUR_MS));
  expect(names.filter((name) => !archivesToDelete(names, new Date('2036-01-01')).includes(name))).toHaveLength(7);
});

test('other files in the folder stay', () => {
  const strangers = ['site-2020.tar.age', 'notes.txt', 'site-2020-01-01T00-00-00.000Z.tar.age.part', 'leads-2020.db'];
  expect(filterArchives(strangers)).toEqual([]);
  expect(archivesToDelete(strangers, NOW)).toEqual([]);
});

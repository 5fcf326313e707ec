import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import { afterAll, expect, test } from 'vitest';
import type { Advisory } from './advisory-list.ts';
import { readList, writeList } from './advisory-list.ts';
import { judgeList } from './judge-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisories-'));
afterAll(() => rmSync(folder, { recursive: true }));

const lockfile = join(folder, 'package-lock.json');
writeFileSync(
  lockfile,
  JSON.stringify({
    packages: {
      '': { version: '0.1.0' },
      'node_modules/hono': { version: '4.12.20' },
      'node_modules/wrapper/node_modules/hono': { version: '4.12.25' },
      'node_modules/@scope/early': { version: '2.0.0-beta.3' },
      'node_modules/other-name': { name: 'zip', version: '2.0.1' },
    },
  }),
);

const createAdvisory = (name: string, affected: string): Advisory => ({
  package: name,
  affected,
  id: 'GHSA-1',
  severity: 'high',
  title: 'A hole',
});
const NOW = Date.parse('2026-11-25T10:00:00Z');
const judge = (advisories: readonly Advisory[], asOf = '2026-11-20') =>
  judgeList({ asOf, sources: ['a source'], advisories }, lockfile, NOW);

test('an installed vulnerable version is reported with its path and the version to upgrade to', () => {
  const { isSafe, lines } = judge([createAdvisory('hono', '<4.12.25')]);
  expect(isSafe).toBe(false);
  const errorLines = lines.filter((line) => line.startsWith('✗'));
  expect(errorLines).toEqual([expect.stringMatching(/node_modules\/hono 4\.12\.20: A hole .*Обновите до 4\.12\.25/)]);
});

test('the range that contains the installed version gives the version to upgrade to', () => {
  const { lines } = judge([createAdvisory('hono', '<3.0.1 || >=4.0.0 <4.12.22')]);
  expect(lines.join()).toContain('Обновите до 4.12.22');
});

test('prereleases match the range of their release, and aliases use the real package name', () => {
  expect(judge([createAdvisory('@scope/early', '<2.0.0')]).isSafe).toBe(false);
  const { isSafe, lines } = judge([createAdvisory('zip', '<=2.0.1')]);
  expect(isSafe).toBe(false);
  expect(lines.join()).toContain('Нужна версия вне «<=2.0.1»');
});

test('safe versions pass, and the report contains only the date and sources of the list', () => {
  const { isSafe, lines } = judge([createAdvisory('hono', '<4.12.20'), createAdvisory('wrapper', '<9.0.0')]);
  expect(isSafe).toBe(true);
  expect(lines.join('\n')).toMatch(/от 2026-11-20, дней назад: 5[\s\S]*a source/);
  expect(lines.join()).not.toMatch(/Предупреждение|✗/);
});

test('an accepted advisory is shown with its reason and does not fail the check', () => {
  const { isSafe, lines } = judge([{ ...createAdvisory('hono', '<4.12.25'), accepted: 'no JWT here' }]);
  expect(isSafe).toBe(true);
  expect(lines.join()).toContain('Принято: no JWT here');
});

test('a stale list gives a warning and does not fail the check', () => {
  const { isSafe, lines } = judge([], '2026-09-21');
  expect(isSafe).toBe(true);
  expect(lines.join()).toContain('Предупреждение');
});

test('our list has valid ranges and no duplicate advisories, and survives writing and reading', () => {
  const file = join(import.meta.dirname, '../advisories.json');
  const list = readList(file);
  const keys = list.advisories.map(({ package: name, id }) => `${name} ${id}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(list.advisories.filter(({ affected }) => semver.validRange(affected) === null)).toEqual([]);
  const copy = join(folder, 'copy.json');
  writeList(copy, list);
  expect(readList(copy)).toEqual(list);
});

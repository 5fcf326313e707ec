import { expect, test } from 'vitest';
import type { EntryStatus } from '../../contract/content.ts';
import { editionWords } from './status-words.ts';

test.each<[EntryStatus, string]>([
  [{ state: 'live' }, 'действует с 1 сентября 2026'],
  [{ state: 'planned', from: '2026-12-01' }, 'вступит завтра'],
  [{ state: 'planned', from: '2026-12-12' }, 'вступит через 12 дней'],
  [{ state: 'over' }, 'прежняя редакция'],
  [{ state: 'refused' }, 'есть ошибка'],
])('an edition says since when or in how many days it is valid: %j', (status, words) => {
  const edition = { status, date: '2026-09-01' };
  expect(editionWords(edition, '2026-11-30').replaceAll('\u00a0', ' ')).toBe(words);
});

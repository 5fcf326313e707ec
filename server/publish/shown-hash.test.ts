import { expect, test } from 'vitest';
import { changeDay, shownHash } from './shown-hash.ts';

const page = (main: string, footer = 'Подвал') =>
  `<html><header>Шапка</header><main class="a" id="main">${main}</main><footer>${footer}</footer></html>`;

test('words and pictures of a page are seen; classes, styles of the head and the footer are not', () => {
  const before = shownHash(page('<h1 class="x">Ремонт</h1><img class="x" src="/media/a.1-800.webp">'));
  expect(shownHash(page('<h1 class="y">Ремонт</h1>\n<img src="/media/a.1-800.webp" class="z">', 'Другой'))).toBe(
    before,
  );
  expect(shownHash(page('<h1 class="x">Ремонт квартир</h1><img class="x" src="/media/a.1-800.webp">'))).not.toBe(
    before,
  );
  expect(shownHash(page('<h1 class="x">Ремонт</h1><img class="x" src="/media/b.1-800.webp">'))).not.toBe(before);
});

const today = '2026-11-20';

test('a page keeps its day until what it shows changes', () => {
  const before = { shown: 'a', changedOn: '2026-10-01' };
  expect(changeDay('a', before, { today, isFirst: false })).toBe('2026-10-01');
  expect(changeDay('b', before, { today, isFirst: false })).toBe(today);
  expect(changeDay('b', undefined, { today, isFirst: false })).toBe(today);
});

test('where nothing can be compared no day is claimed', () => {
  expect(changeDay('a', undefined, { today, isFirst: true })).toBeNull();
  expect(changeDay('a', { shown: '', changedOn: null }, { today, isFirst: false })).toBeNull();
});

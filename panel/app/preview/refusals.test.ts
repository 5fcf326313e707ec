import { expect, test } from 'vitest';
import { isNamed } from '../content/issue-words.ts';
import { RequestError } from '../lib/request.ts';
import { refusalsOf } from './use-preview.ts';

const issue = (...path: (string | number)[]) => ({ file: 'company.yaml', path, message: `Пусто: ${path.join('.')}.` });
const refused = (...issues: readonly object[]) => new RequestError(422, 'Не вышло.', { message: '', issues });
const wordsOf = (error: Error | null, newRows: readonly string[] = []) =>
  refusalsOf(error, [], (found) => isNamed(found, 'company.yaml', newRows)).map(({ words }) => words);

test('what keeps the page from being shown is named, but not in rows that are still being filled in', () => {
  const error = refused(issue('brand'), issue('holidays', 2, 'from'), issue('holidays', 3, 'from'));
  expect(wordsOf(error)).toHaveLength(3);
  expect(wordsOf(error, ['facts.holidays.2', 'facts.holidays.3'])).toEqual(['Пусто: brand.']);
});

test('a failure without mistakes says why', () => {
  expect(wordsOf(null)).toEqual([]);
  expect(wordsOf(new Error('Нет связи.'))).toEqual(['Нет связи.']);
});

import { expect, test } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { kinds } from '../../../model/kinds/kinds.ts';
import { BODY } from '../../contract/field-place.ts';
import { fieldChoices, foundChoices } from './field-choices.ts';

const choicesOf = (name: keyof typeof kinds, format: 'md' | 'yaml' = 'yaml') =>
  fieldChoices({ form: fieldTree('', kinds[name].schema), format });

test('a field inside a group is named with its group', () => {
  const titles = choicesOf('home').filter(({ value }) => value.startsWith('facts.closing'));
  expect(titles.slice(0, 2)).toEqual([
    { value: 'facts.closing', label: 'Форма внизу', hint: '', isNested: false },
    { value: 'facts.closing.title', label: 'Форма внизу: заголовок', hint: '', isNested: true },
  ]);
});

test('the text of an entry follows the first section, as in the form', () => {
  const values = choicesOf('articles', 'md').map(({ value }) => value);
  expect(values.indexOf(BODY)).toBeGreaterThan(values.indexOf('facts.title'));
  expect(values.at(-1)).not.toBe(BODY);
});

test.each(Object.keys(kinds))('every field of %s has a name of its own', (name) => {
  const labels = choicesOf(name as keyof typeof kinds).map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test('a field is found by its name first, then by its hint', () => {
  const found = (search: string) => foundChoices(choicesOf('company'), search).map(({ label }) => label);
  expect(found('часы')).toEqual(['Часы работы', 'Часы словами', 'Праздники и короткие дни']);
  expect(found('ЧАСЫ  слов')).toEqual(['Часы словами']);
  expect(found('такого нет')).toEqual([]);
});

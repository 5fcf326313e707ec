import { expect, test } from 'vitest';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { kinds } from '../../../model/kinds/kinds.ts';
import { sectionsOf } from './sections.ts';

test.each(Object.entries(kinds))('every field of %s appears in exactly one section of the form', (_, kind) => {
  const fields = fieldTree('', kind.schema).fields ?? [];
  const shown = sectionsOf(fields).flatMap((section) => section.fields);
  expect(shown.map(({ key }) => key).sort()).toEqual(fields.map(({ key }) => key).sort());
});

test('a form is grouped by its headings, with the remaining fields at the end', () => {
  const loose = { key: 'loose', title: 'Без раздела', widget: 'text', maxLength: 40, isRequired: false } as const;
  const fields = fieldTree('', kinds.promotions.schema).fields ?? [];
  const titles = sectionsOf([loose, ...fields]).map(({ title }) => title);
  expect(titles.slice(0, 3)).toEqual(['Акция', 'Кому и что', 'Условия']);
  expect(titles.at(-1)).toBe('Остальное');
});

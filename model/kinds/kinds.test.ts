import { describe, expect, test } from 'vitest';
import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import { folderKinds, singleKinds } from './kinds.ts';

type Placed = { readonly place: string; readonly field: Field };

function within(place: string, { fields = [], item }: Field): Placed[] {
  const inFields = fields.flatMap((field) => {
    const inside = `${place}.${field.key}`;
    return [{ place: inside, field }, ...within(inside, field)];
  });
  return item ? [...inFields, { place: `${place}[]`, field: item }, ...within(`${place}[]`, item)] : inFields;
}

const all = [...singleKinds, ...folderKinds].flatMap((kind) => within(kind.name, fieldTree(kind.name, kind.schema)));
const wordsOf = ({ title, hint = '', unit = '', group = '' }: Field) => [title, hint, unit, group];
const NAMES = /^(MAX|2ГИС)$/;

describe('an editor of content', () => {
  test('finds a separate title at every field', () => {
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter(({ field }) => field.title === field.key || !/^[А-ЯЁ]/.test(field.title))).toEqual([]);
  });

  test('reads no English and no file terms', () => {
    expect(all.filter(({ field }) => wordsOf(field).some((words) => /[a-z_]/i.test(words)))).toEqual([]);
    expect(all.filter(({ field }) => /кавычк|файл[ае] yaml/i.test(field.hint ?? ''))).toEqual([]);
  });

  test('chooses among values with Russian names', () => {
    const choices = all.flatMap(({ field }) => (field.widget === 'select' ? Object.values(field.labels) : []));
    expect(choices.length).toBeGreaterThan(50);
    expect(choices.filter((label) => !/^[а-яё]/i.test(label) && !NAMES.test(label))).toEqual([]);
  });

  test('sees the maximum length of a text and the unit of a number', () => {
    const texts = all.filter(({ field }) => field.widget === 'text' || field.widget === 'multiline');
    expect(texts.filter(({ field }) => 'maxLength' in field && field.maxLength > 0)).toEqual(texts);
    const money = all.filter(({ field }) => field.widget === 'money' || field.widget === 'area');
    expect(money.filter(({ field }) => field.unit === undefined)).toEqual([]);
  });

  test('sees the fields of a long form either all under headings or all without', () => {
    for (const kind of folderKinds) {
      const { fields = [] } = fieldTree(kind.name, kind.schema);
      const loose = fields.filter(({ group, widget }) => !group && !['group', 'list', 'plan'].includes(widget));
      if (fields.length > 10) expect(loose.map(({ key }) => `${kind.name}.${key}`).slice(1)).toEqual([]);
    }
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { EntryText } from '../../../contract/content.ts';
import { mergeEntry } from './merge-entry.ts';

const field = (key: string, widget: 'text' | 'list' | 'photo' | 'group', fields?: Field[]) =>
  ({ key, title: key, widget, isRequired: false, ...(fields ? { fields } : {}) }) as Field;

const FORM = field('', 'group', [
  field('title', 'text'),
  field('tags', 'list'),
  field('cover', 'photo', [field('file', 'text'), field('alt', 'text')]),
  field('seo', 'group', [field('title', 'text'), field('inner', 'group', [field('words', 'text')])]),
]);
/** Fields merged as one value. `strange` is in the file, but not in the form. */
const LEAVES = [['title'], ['tags'], ['cover'], ['seo', 'title'], ['seo', 'inner', 'words'], ['strange']] as const;

const word = fc.constantFrom('а', 'б', 'в');
const optional = { requiredKeys: [] as [] };
const facts = fc.record(
  {
    title: word,
    tags: fc.array(word, { maxLength: 2 }),
    cover: fc.record({ file: word, alt: word }),
    seo: fc.record({ title: word, inner: fc.record({ words: word }, optional) }, { requiredKeys: ['inner'] }),
    strange: fc.record({ one: word }),
  },
  { requiredKeys: ['seo'] },
);
const text: fc.Arbitrary<EntryText> = fc.record({ facts, body: word });

const at = ({ facts: from }: EntryText, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], from);
const places = (one: EntryText) => [
  ...LEAVES.map((path) => [path.join('.'), at(one, path)] as const),
  ['body', one.body],
];
const json = (value: unknown) => JSON.stringify(value);

describe('a merge of two edits of one text', () => {
  test('takes one-sided changes, keeps unchanged values, and sees no clash in equal changes', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        const { text: both, clashes } = mergeEntry(FORM, { base, mine, theirs });
        const [was, my, their, result] = [base, mine, theirs, both].map(
          (one) => new Map(places(one) as [string, unknown][]),
        );
        const asked = [...(was?.keys() ?? [])].filter((place) => {
          const [b, m, t] = [was, my, their].map((values) => json(values?.get(place)));
          const isAsked = b !== m && b !== t && m !== t;
          const wins = b === m ? their : my;
          expect(json(result?.get(place)), place).toBe(json(wins?.get(place)));
          return isAsked;
        });
        expect(clashes.map(({ key }) => key).sort()).toEqual(asked.sort());
      }),
    );
  });

  test('gives the same result for swapped sides, and an unchanged side reverts nothing', () => {
    fc.assert(
      fc.property(text, text, text, (base, mine, theirs) => {
        expect(mergeEntry(FORM, { base, mine: base, theirs })).toEqual({ text: theirs, clashes: [] });
        expect(mergeEntry(FORM, { base, mine, theirs: base })).toEqual({ text: mine, clashes: [] });
        expect(mergeEntry(FORM, { base, mine, theirs: mine })).toEqual({ text: mine, clashes: [] });
        const forward = mergeEntry(FORM, { base, mine, theirs });
        const back = mergeEntry(
          FORM,
          { base, mine: theirs, theirs: mine },
          new Map(forward.clashes.map(({ key }) => [key, 'theirs'])),
        );
        expect(back.text).toEqual(forward.text);
      }),
    );
  });

  test('applies the chosen side to that field only', () => {
    const base = { facts: { title: 'а', tags: ['а'], seo: { title: 'а' } }, body: 'а' };
    const mine = { facts: { title: 'моё', tags: ['а'], seo: { title: 'моё' } }, body: 'а' };
    const theirs = { facts: { title: 'их', tags: ['их'], seo: { title: 'их' } }, body: 'их' };
    const { text: both, clashes } = mergeEntry(FORM, { base, mine, theirs }, new Map([['seo.title', 'theirs']]));
    expect(clashes.map(({ key }) => key)).toEqual(['title', 'seo.title']);
    expect(both).toEqual({ facts: { title: 'моё', tags: ['их'], seo: { title: 'их' } }, body: 'их' });
  });

  test('reports every differing field as a clash when the base is unknown', () => {
    const mine = { facts: { title: 'моё', strange: 1 }, body: null };
    const theirs = { facts: { title: 'их', tags: ['их'] }, body: null };
    const { text: both, clashes } = mergeEntry(FORM, { base: null, mine, theirs });
    expect(clashes.map(({ key }) => key)).toEqual(['title']);
    expect(both.facts).toEqual({ title: 'моё', strange: 1, tags: ['их'] });
  });
});

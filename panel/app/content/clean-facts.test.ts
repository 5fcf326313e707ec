import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fieldTree } from '../../../model/fields/field-tree.ts';
import { folderKinds, kinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { cleanFacts } from './clean-facts.ts';

const work = fieldTree('', kinds.works.schema);

test('values left empty in a form are absent from the file', () => {
  expect(cleanFacts(work, { title: 'Кухня', lead: '', complex: undefined, areaM2: Number.NaN })).toEqual({
    title: 'Кухня',
  });
});

test('an optional group opened and left empty is absent, and a required one stays', () => {
  expect(cleanFacts(work, { seo: { title: '' }, cover: { alt: '' } })).toEqual({ cover: {} });
});

test('an optional list that is empty in the form is absent, and a required one stays', () => {
  expect(cleanFacts(work, { stages: [], gallery: [] })).toEqual({ gallery: [] });
});

test('an added line left empty stays, so that the check can report it', () => {
  expect(cleanFacts(work, { done: ['Стяжка', ''], budget: [{ title: '' }] })).toEqual({
    done: ['Стяжка', ''],
    budget: [{}],
  });
});

test('facts of every demo file pass through the form unchanged', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const forms = new Map<string, ReturnType<typeof fieldTree>>([
    ...singleKinds.map(({ file, schema }) => [file, fieldTree('', schema)] as const),
    ...folderKinds.map(({ folder, schema }) => [folder, fieldTree('', schema)] as const),
  ]);
  let seen = 0;
  for (const file of files) {
    const form = forms.get(file) ?? forms.get(file.split('/')[0] ?? '');
    if (!form) continue;
    const facts = parse(readFileSync(join('content', file), 'utf8'));
    expect(cleanFacts(form, facts), file).toEqual(facts);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(60);
});

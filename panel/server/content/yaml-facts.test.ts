import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field } from '../../../model/fields/field-tree.ts';
import { anyText } from '../../../model/format/any-text.fixture.ts';
import { kindOfFile } from '../../../model/kinds/kinds.ts';
import { splitText } from '../../../model/load/file-parser.ts';
import { openYaml, printYaml } from '../../../model/yaml/yaml-print.ts';
import { fileFieldOf } from './kind-form.ts';
import { setYamlFacts, yamlFacts } from './yaml-facts.ts';

/** Legal documents are excluded because their published bytes never change. */
const FILES = globSync('content/{*,!(templates|documents)/*}.{yaml,md}')
  .filter((path) => !/README|templates|documents/.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8');
    const kind = kindOfFile(path.slice('content/'.length));
    if (!kind) throw new Error(`${path} is of no kind`);
    const source = path.endsWith('.md') ? `${splitText(text)?.head}\n` : text;
    return { path, source, form: fileFieldOf(kind) };
  });

const FORM: Field = { key: '', title: 'Всё', widget: 'group', isRequired: true, fields: [] };

test('the demo content is formatted as the panel prints it, so that an edit shows only itself', () => {
  expect(FILES.length).toBeGreaterThan(90);
  for (const { path, source, form } of FILES) {
    expect(printYaml(openYaml(source)), path).toBe(source);
    expect(setYamlFacts(source, yamlFacts(source), form), path).toBe(source);
  }
});

test('any edit of any file reads back as it was made, and other lines keep their text and comments', () => {
  const values = fc.oneof(
    anyText,
    fc.string(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer(),
    fc.boolean(),
  );
  const edits = fc.array(fc.record({ at: fc.nat(), what: fc.nat({ max: 5 }), value: values, to: fc.nat() }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(fc.nat({ max: FILES.length - 1 }), edits, (index, list) => {
      const { source, form } = FILES[index] ?? { source: '', form: FORM };
      const facts = structuredClone(yamlFacts(source));
      for (const edit of list) apply(facts, edit);
      const printed = setYamlFacts(source, facts, form);
      expect(yamlFacts(printed)).toEqual(facts);
      expect(setYamlFacts(printed, facts, form)).toBe(printed);
    }),
    { numRuns: 100 },
  );
});

test('a moved item takes its comment, its quotes and its folds along', () => {
  const source = `list:
  # первый
  - title: "Один"
    text: >-
      Длинный текст, который человек сам разбил на строки там,
      где ему было удобно читать.
  - title: Два # рядом
`;
  const facts = yamlFacts(source) as { list: { title: string }[] };
  const printed = setYamlFacts(source, { list: [facts.list[1], { ...facts.list[0], title: 'Раз' }] }, FORM);
  expect(printed).toBe(`list:
  - title: Два # рядом
  # первый
  - title: "Раз"
    text: >-
      Длинный текст, который человек сам разбил на строки там, где ему было удобно читать.
`);
});

test('a file in custom formatting keeps its comments and its meaning', () => {
  const source = "# сверху\r\na:   1   # сумма\r\n\r\n# про б\r\nb: {c: [1,2], d: 'x'}\r\n# снизу\r\n";
  const printed = setYamlFacts(source, { a: 2, b: { c: [1, 2], d: 'x' } }, FORM);
  for (const comment of ['# сверху', '# сумма', '# про б', '# снизу']) expect(printed).toContain(comment);
  expect(yamlFacts(printed)).toEqual({ a: 2, b: { c: [1, 2], d: 'x' } });
});

test('a new field is placed in the order of the form', () => {
  const form = { ...FORM, fields: ['a', 'b', 'c'].map((key) => ({ ...FORM, key })) };
  expect(setYamlFacts('a: 1\nc: 3\nz: 9\n', { z: 9, b: 2, c: 3, a: 1 }, form)).toBe('a: 1\nb: 2\nc: 3\nz: 9\n');
});

type Edit = { readonly at: number; readonly what: number; readonly value: unknown; readonly to: number };

function apply(facts: unknown, { at, what, value, to }: Edit): void {
  const spots = spotsIn(facts);
  const spot = spots[at % Math.max(1, spots.length)];
  if (!spot) return;
  const { holder, key } = spot;
  if (!Array.isArray(holder)) {
    if (what === 0) delete holder[key];
    else if (what === 1) holder[`novoe${to % 5}`] = { inner: [value, { deep: value }] };
    else holder[key] = value;
    return;
  }
  const index = Number(key);
  if (what === 0) holder.splice(index, 1);
  else if (what === 1) holder.splice(to % holder.length, 0, ...holder.splice(index, 1));
  else if (what === 2) holder.splice(to % holder.length, 0, structuredClone(holder[index]));
  else holder[index] = value;
}

type Spot = { readonly holder: Record<string, unknown> | unknown[]; readonly key: string };

function spotsIn(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Spot['holder'];
  return Object.entries(value).flatMap(([key, item]) => [{ holder, key }, ...spotsIn(item)]);
}

import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fieldAt } from '../fields/field-path.ts';
import type { Field } from '../fields/field-tree.ts';
import { fieldTree } from '../fields/field-tree.ts';
import type { ListedKind } from '../kinds/kinds.ts';
import { folderKinds, singleKinds } from '../kinds/kinds.ts';
import { limitsOf } from './field-words.ts';
import { guideFiles } from './guide-files.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { templateOf } from './template.ts';

const all: readonly ListedKind[] = [...singleKinds, ...folderKinds];

test('the guides match the content kinds; `npm run guides` rewrites them', async () => {
  const expected = guideFiles(await readFile('content/README.md', 'utf8'));
  for (const [path, text] of expected) {
    expect(await readFile(path, 'utf8').catch(() => null), `${path} is stale: npm run guides`).toBe(text);
  }
});

describe.each(all.map((kind) => [kind.name, kind] as const))('the template of %s', (_, kind) => {
  const yaml = templateOf(kind).replace(/^---\n([\s\S]*)\n---\n[\s\S]*$/, '$1');
  const issuesOf = (source: string) => kind.schema.safeParse(parse(source)).error?.issues ?? [];
  /** Ignores placeholder values, which may be invalid; reports missing and unknown fields. */
  const wrongFields = (source: string) =>
    issuesOf(source).filter(
      (issue) =>
        issue.code === 'unrecognized_keys' || (issue.code === 'invalid_type' && issue.message.endsWith('undefined')),
    );

  test('has exactly the required fields', () => {
    expect(wrongFields(yaml)).toEqual([]);
  });

  test('also has every optional field when its comments are uncommented', () => {
    const withAll = yaml.replace(/^( *)# (?=[\w-]+: )/gm, '$1');
    expect(wrongFields(uncommented(withAll))).toEqual([]);
  });
});

/** Removes comment marks from template fields repeatedly, as an editor would, until none is left. */
function uncommented(yaml: string): string {
  const next = yaml.replace(/^( *)# (?=(?: *(?:- )?(?:[\w-]+:|# |- |"")|-))/gm, '$1');
  return next === yaml ? yaml : uncommented(next);
}

test('the limits of a field are described in words', () => {
  const kind = (wanted: string) => fieldTree('', all.find(({ name }) => name === wanted)?.schema ?? z.never());
  const limits = (field: Field | undefined) => field && limitsOf(field);
  const work = kind('works');
  const at = (...path: string[]) => limits(fieldAt(work, path));
  expect([at('done'), at('plannedDays'), at('title'), at('package'), at('areaM2')]).toEqual([
    'от 3 до 12 строк',
    'от 1 до 1500, дни',
    'до 70 знаков',
    'имя файла из `packages/`',
    'от 1 до 2000, м²',
  ]);
  expect(limits(fieldAt(kind('packages'), ['highlights']))).toBe('ровно 3 строки');
});

test('the JSON schema contains the title, limits and values of a field', () => {
  const works = all.find(({ name }) => name === 'works') as ListedKind;
  const { properties } = jsonSchemaOf(works) as { properties: Record<string, object> };
  expect(properties.estimateRub).toMatchObject({ title: 'Смета по договору, ₽', minimum: 0 });
  expect(properties.title).toMatchObject({ title: 'Название', maxLength: 70, type: 'string' });
  expect(properties.done).toMatchObject({ minItems: 3, maxItems: 12 });
  expect(properties.housing).toMatchObject({
    enum: ['new', 'resale', 'prewar'],
    description: 'new — новостройка, resale — вторичное жильё, prewar — старый фонд',
  });
});

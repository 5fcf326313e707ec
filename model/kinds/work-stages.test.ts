import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { works } from './work.ts';

const source = parse(readFileSync('content/works/dvushka-na-artilleriyskoy.yaml', 'utf8')) as {
  stages: { day: number; paidRub: number }[];
};

function complaints(index: number, change: { day?: number; paidRub?: number }): string[] {
  const stages = source.stages.map((stage, at) => (at === index ? { ...stage, ...change } : stage));
  return works.schema.safeParse({ ...source, stages }).error?.issues.map(({ message }) => message) ?? [];
}

test('the stages of the demo works match their days and sums', () => {
  expect(complaints(0, {})).toEqual([]);
});

test('days and paid sums never decrease', () => {
  expect(complaints(2, { day: 1 })).toEqual([expect.stringContaining('расставьте состояния по порядку')]);
  expect(complaints(2, { paidRub: 1 })).toEqual([expect.stringContaining('сколько заплачено всего с начала')]);
});

test('the last stage is the handover day with the full sum paid', () => {
  expect(complaints(4, { day: 73 })).toEqual([expect.stringMatching(/день 73, а срок по факту — 74.дня/)]);
  expect(complaints(4, { paidRub: 1_481_000 })).toEqual([expect.stringMatching(/а всего заплатили 1.482.000/)]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goals } from './goals.ts';

test('docs/ru/goals.md tells marketers of exactly these goals, in the same words', () => {
  const rows = [...readFileSync('docs/ru/goals.md', 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, meaning]) => [name, meaning]))).toEqual(goals);
});

test('every name is one that Metrika takes as an identifier', () => {
  for (const name of Object.keys(goals)) expect(name).toMatch(/^[a-z][a-z_]{1,30}$/);
});

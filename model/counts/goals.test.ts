import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goals } from './goals.ts';

test('docs/ru/goals.md lists exactly these goals, in the same words', () => {
  const rows = [...readFileSync('docs/ru/goals.md', 'utf8').matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  expect(Object.fromEntries(rows.map(([, name, meaning]) => [name, meaning]))).toEqual(goals);
});

test('every goal name is a valid Metrika identifier', () => {
  for (const name of Object.keys(goals)) expect(name).toMatch(/^[a-z][a-z_]{1,30}$/);
});

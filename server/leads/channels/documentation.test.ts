import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHANNELS } from './channels.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/ru/channels.md');

async function documented(): Promise<Map<string, string[]>> {
  const sections = (await readFile(DOCUMENT, 'utf8')).split(/^## /m).slice(1);
  return new Map(
    sections.flatMap((section) => {
      const rows = section.split('\n').filter((line) => line.startsWith('| `'));
      const names = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/[A-Z][A-Z0-9_]+/g) ?? []);
      return names.length === 0 ? [] : [[section.split('\n')[0] ?? '', names]];
    }),
  );
}

test('the document has a table for every channel, by importance, with exactly its variables', async () => {
  const tables = [...(await documented()).values()].map((names) => names.toSorted());
  expect(tables).toEqual(CHANNELS.map(({ variables }) => variables.map(({ name }) => name).toSorted()));
});

test('no two channels take the same variable', () => {
  const names = CHANNELS.flatMap(({ variables }) => variables.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

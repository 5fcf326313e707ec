import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editionDay } from './edition-day.ts';

async function folderWith(...editions: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editions-'));
  for (const edition of editions) {
    await mkdir(join(folder, 'documents', edition, '..'), { recursive: true });
    await writeFile(join(folder, 'documents', `${edition}.md`), '');
  }
  return folder;
}

test.each([
  [['policy/2026-09-01'], '2026-12-01'],
  [['policy/2026-12-01', 'cookies/2026-11-29'], '2026-11-30'],
  [['policy/2026-12-01', 'cookies/2026-11-30'], '2026-11-29'],
])('with editions %j the documents made on 1 December begin on %s', async (editions, day) => {
  expect(await editionDay(await folderWith(...editions), '2026-12-01')).toBe(day);
});

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../../leads/testing/temporary-dir.ts';
import { moveAll } from './move-all.ts';

test('a failed series of moves is undone, and a complete series can be undone later', async () => {
  await using temporary = await temporaryDir();
  const at = (name: string) => join(temporary.dir, name);
  const move = (from: string, to: string) => ({ from: at(from), to: at(to) });
  await mkdir(at('old'));
  await mkdir(at('new'));
  await expect(moveAll([move('old', 'former'), move('none', 'old')])).rejects.toThrow('ENOENT');
  expect(await readdir(temporary.dir)).toEqual(['new', 'old']);
  const undo = await moveAll([move('old', 'former'), move('new', 'old')]);
  expect(await readdir(temporary.dir)).toEqual(['former', 'old']);
  await undo();
  expect(await readdir(temporary.dir)).toEqual(['new', 'old']);
});

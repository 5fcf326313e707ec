import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../../../leads/testing/temporary-dir.ts';
import { listFiles } from './list-files.ts';

test('symlinks out of a folder are followed for a backup and left out of the download of an editor', async () => {
  await using temporary = await temporaryDir();
  const [dir, outside] = [join(temporary.dir, 'content'), join(temporary.dir, 'outside')];
  for (const folder of [dir, outside]) await mkdir(folder);
  await writeFile(join(outside, 'a.jpg'), 'a');
  await writeFile(join(dir, 'home.yaml'), 'title');
  await symlink(outside, join(dir, 'photos'));
  await symlink(join(outside, 'a.jpg'), join(dir, 'a.jpg'));
  const namesOf = async (followLinks: boolean) =>
    (await listFiles('content', dir, { followLinks })).map(({ name }) => name);
  expect(await namesOf(false)).toEqual(['content/home.yaml']);
  expect(await namesOf(true)).toEqual(['content/a.jpg', 'content/home.yaml', 'content/photos', 'content/photos/a.jpg']);
});

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { probe } from '../../../model/load/blind-probe.fixture.ts';
import { temporaryFolder } from '../../../server/publish/images/pictures.fixture.ts';
import { Staging } from './staging.ts';

test('a folder that could not be read is read again', async () => {
  await using home = await temporaryFolder();
  const dir = join(home.path, 'photos');
  await writeFile(dir, 'no folder');
  const staging = new Staging({ dir, contentDir: home.path, probe });
  await expect(staging.photos()).rejects.toThrow();
  await rm(dir);
  await mkdir(dir);
  await writeFile(join(dir, 'kuhnya-0a1b2c3d.jpg'), '');
  expect([...(await staging.photos()).keys()]).toEqual(['kuhnya-0a1b2c3d.jpg']);
});

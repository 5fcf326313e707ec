import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneJpeg, temporaryFolder } from '../../../server/publish/images/pictures.fixture.ts';
import { Refusal } from '../http/route.ts';
import { PictureWorker } from './picture-worker.ts';

test('a picture on which the process dies is refused, and the next one is done', async () => {
  await using folder = await temporaryFolder();
  const worker = new PictureWorker();
  const path = join(folder.path, 'room.jpg');
  await writeFile(path, await phoneJpeg(900, 600));
  const task = { path, prefix: 'room', crop: null, into: folder.path, cacheDir: folder.path };
  const dying = worker.run('accept', task);
  worker.stop();
  await expect(dying).rejects.toThrow(Refusal);
  expect(await worker.run('accept', task)).toMatchObject({ facts: { width: 900 } });
  await expect(worker.run('accept', { ...task, path: join(folder.path, 'gone') })).rejects.toThrow('ENOENT');
  worker.stop();
});

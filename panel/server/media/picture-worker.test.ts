import type { ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { phoneJpeg, temporaryFolder } from '../../../server/publish/images/pictures.fixture.ts';
import { Refusal } from '../http/route.ts';
import { forkPictureProcess, PictureWorker } from './picture-worker.ts';

async function startWork() {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'room.jpg');
  await writeFile(path, await phoneJpeg(900, 600));
  const processes: ChildProcess[] = [];
  const worker = new PictureWorker(() => {
    const child = forkPictureProcess();
    processes.push(child);
    return child;
  });
  return {
    worker,
    processes,
    task: { path, prefix: 'room', crop: null, into: folder.path, cacheDir: folder.path },
    async [Symbol.asyncDispose]() {
      worker.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('a picture on which the process dies is refused, and the next one is done', async () => {
  await using work = await startWork();
  const { worker, processes, task } = work;
  const dying = worker.run('accept', task);
  processes[0]?.kill('SIGKILL');
  await expect(dying).rejects.toThrow(Refusal);
  expect(await worker.run('accept', task)).toMatchObject({ facts: { width: 900 } });
  await expect(worker.run('accept', { ...task, path: `${task.path}.gone` })).rejects.toThrow('ENOENT');
});

test('a picture whose work is stopped is not called broken, and one that comes at that moment is done', async () => {
  await using work = await startWork();
  const { worker, task } = work;
  const stopped = worker.run('accept', task);
  worker.stop();
  const next = worker.run('accept', task);
  await expect(stopped).rejects.not.toThrow(Refusal);
  expect(await next).toMatchObject({ facts: { width: 900 } });
});

test('a task that comes when the process is gone and nobody knows yet fails by itself, and the next one is done', async () => {
  await using work = await startWork();
  const { worker, processes, task } = work;
  await worker.run('accept', task);
  processes[0]?.disconnect();
  await expect(worker.run('accept', task)).rejects.toThrow();
  expect(await worker.run('accept', task)).toMatchObject({ facts: { width: 900 } });
});

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

test('a picture that crashes the process is rejected, and the next one succeeds', async () => {
  await using work = await startWork();
  const { worker, processes, task } = work;
  const dying = worker.run('accept', task);
  processes[0]?.kill('SIGKILL');
  await expect(dying).rejects.toThrow(Refusal);
  expect(await worker.run('accept', task)).toMatchObject({ facts: { width: 900 } });
  await expect(worker.run('accept', { ...task, path: `${task.path}.gone` })).rejects.toThrow('ENOENT');
});

test('a cancelled picture is not called broken, and one that arrives at that moment succeeds', async () => {
  await using work = await startWork();
  const { worker, task } = work;
  const stopped = worker.run('accept', task);
  worker.stop();
  const next = worker.run('accept', task);
  await expect(stopped).rejects.not.toThrow(Refusal);
  expect(await next).toMatchObject({ facts: { width: 900 } });
});

test('a task sent to a process that has just exited fails alone, and the next one succeeds', async () => {
  await using work = await startWork();
  const { worker, processes, task } = work;
  await worker.run('accept', task);
  processes[0]?.disconnect();
  await expect(worker.run('accept', task)).rejects.toThrow();
  expect(await worker.run('accept', task)).toMatchObject({ facts: { width: 900 } });
});

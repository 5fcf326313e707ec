import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/route.ts';
import type { PictureTasks, TaskName } from './picture-tasks.ts';
import { answerSchema } from './picture-tasks.ts';

type Waiting = {
  readonly child: ChildProcess;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
};

const CODE = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const IDLE_MS = 10_000;
/** Time limit of a task in milliseconds; a 60-megapixel image takes a tenth of it. */
const MAX_MS = 120_000;
/** Settings that make glibc return large blocks at once; by default it retains three times as much memory. */
const MALLOC_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1000000', MALLOC_MMAP_THRESHOLD_: '1000000' };

export function forkPictureProcess(): ChildProcess {
  return fork(CODE, { env: MALLOC_ENV, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** Runs image tasks in a child process, which exits when idle. */
export class PictureWorker {
  readonly #fork: () => ChildProcess;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #nextId = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(forkProcess = forkPictureProcess) {
    this.#fork = forkProcess;
  }

  /** Throws a `Refusal` with a message for the user who chose the image. */
  run<N extends TaskName>(name: N, task: Parameters<PictureTasks[N]>[0]): ReturnType<PictureTasks[N]> {
    clearTimeout(this.#idle);
    const child = this.#child ?? this.#start();
    const id = this.#nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS);
    this.#waiting.set(id, { child, resolve, reject });
    child.send({ id, name, task });
    const settled = promise.finally(() => {
      clearTimeout(limit);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#idle = setTimeout(() => this.stop(), IDLE_MS);
    });
    return settled as ReturnType<PictureTasks[N]>;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#child?.kill();
    this.#child = null;
  }

  #start(): ChildProcess {
    const child = this.#fork();
    child.on('message', (message) => this.#settle(message));
    // An `error` event means that the process failed to start or had already exited.
    child.on('error', (error) => this.#rejectTasks(child, error));
    child.on('exit', () => {
      const isStopped = this.#child !== child;
      this.#rejectTasks(child, isStopped ? new Error('Work on pictures was stopped') : new Refusal(422, BROKEN));
    });
    this.#child = child;
    return child;
  }

  #rejectTasks(child: ChildProcess, reason: Error): void {
    if (this.#child === child) this.#child = null;
    for (const task of this.#waiting.values()) if (task.child === child) task.reject(reason);
  }

  #settle(message: unknown): void {
    const answer = answerSchema.parse(message);
    const waiting = this.#waiting.get(answer.id);
    if ('refusal' in answer) waiting?.reject(new Refusal(422, answer.refusal));
    else if ('fault' in answer) waiting?.reject(new Error(answer.fault));
    else waiting?.resolve(answer.value as never);
  }
}

const BROKEN = 'Снимок не удалось обработать: на нём программа остановилась. Сохраните его заново как JPEG.';

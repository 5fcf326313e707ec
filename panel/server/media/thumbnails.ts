import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAtATime } from '../one-at-a-time.ts';
import type { PictureWorker } from './picture-worker.ts';

/** Maximum number of cached files, about 60 MB. */
const MAX_FILES = 4000;
const LOOK_EVERY = 200;

/** Disk cache of thumbnails for the panel; the oldest files are evicted first. */
export class Thumbnails {
  readonly #dir: string;
  readonly #worker: PictureWorker;
  readonly #inTurn = oneAtATime();
  #made = 0;

  constructor(dir: string, worker: PictureWorker) {
    this.#dir = dir;
    this.#worker = worker;
  }

  async find(path: string, name: string, width: number): Promise<{ readonly bytes: Buffer; readonly tag: string }> {
    const { mtimeMs, size } = await stat(path);
    const tag = `${name}.${Math.round(mtimeMs).toString(36)}-${size.toString(36)}-${width}.webp`;
    const known = () => readFile(join(this.#dir, tag)).catch(() => null);
    const bytes = (await known()) ?? (await this.#inTurn(async () => (await known()) ?? this.#make(path, tag, width)));
    return { bytes, tag };
  }

  async #make(path: string, tag: string, width: number): Promise<Buffer> {
    await mkdir(this.#dir, { recursive: true });
    await this.#worker.run('thumb', { path, width, into: this.#dir, name: tag });
    if (this.#made++ % LOOK_EVERY === 0) await this.#prune();
    return readFile(join(this.#dir, tag));
  }

  async #prune(): Promise<void> {
    const names = await readdir(this.#dir);
    if (names.length <= MAX_FILES) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, made: (await stat(join(this.#dir, name)).catch(() => null))?.mtimeMs ?? 0 })),
    );
    const oldest = files.sort((a, b) => a.made - b.made).slice(0, names.length - MAX_FILES + LOOK_EVERY);
    for (const { name } of oldest) await rm(join(this.#dir, name), { force: true });
  }
}

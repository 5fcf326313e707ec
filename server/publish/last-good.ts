import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { PhotoFacts } from '../../model/content.ts';
import { TEMPORARY_PREFIX, writeFileAtomic } from '../disk/write-file-atomic.ts';
import { inParallel } from './images/in-parallel.ts';
import { listTree } from './list-tree.ts';

const FOLDER = 'last-good';
/** Facts suffice for photographs, because their encoded pictures are in the cache. */
const PHOTOS = 'photos.json';
const CONCURRENCY = 32;

const photosSchema = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), color: z.string(), hash: z.string() }),
);

type Content = {
  readonly texts: ReadonlyMap<string, Uint8Array>;
  readonly photos: ReadonlyMap<string, PhotoFacts>;
};

/** Copies of the last published content files, stored next to the releases. */
export class LastGood {
  readonly #dir: string;
  #texts = new Map<string, Uint8Array>();
  #photos: ReadonlyMap<string, PhotoFacts> = new Map();

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static async open(dataDir: string): Promise<LastGood> {
    const copies = new LastGood(join(dataDir, FOLDER));
    await copies.#read();
    return copies;
  }

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  text(file: string): Uint8Array | undefined {
    return this.#texts.get(file);
  }

  /** Looks up a photograph by its file name in the photos folder. */
  photo(name: string): PhotoFacts | undefined {
    return this.#photos.get(name);
  }

  textsBelow(folder: string): string[] {
    return [...this.#texts.keys()].filter((file) => file.startsWith(`${folder}/`));
  }

  async keep({ texts, photos }: Content): Promise<void> {
    const changed = [...texts].filter(([file, bytes]) => !isSame(this.#texts.get(file), bytes));
    const gone = [...this.#texts.keys()].filter((file) => !texts.has(file));
    await inParallel(CONCURRENCY, changed, undefined, ([file, bytes]) => this.#write(file, bytes));
    await inParallel(CONCURRENCY, gone, undefined, (file) => rm(join(this.#dir, file), { force: true }));
    this.#texts = new Map(texts);
    const facts = JSON.stringify(Object.fromEntries(photos));
    if (facts !== JSON.stringify(Object.fromEntries(this.#photos))) await this.#write(PHOTOS, Buffer.from(facts));
    this.#photos = new Map(photos);
  }

  async #write(file: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#dir, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(dirname(path), basename(path), bytes);
  }

  /** Unreadable copies are ignored. */
  async #read(): Promise<void> {
    const files = await listTree(this.#dir).catch(() => []);
    const texts = files.filter((file) => file !== PHOTOS && !basename(file).startsWith(TEMPORARY_PREFIX));
    await inParallel(CONCURRENCY, texts, undefined, async (file) => {
      const bytes = await readFile(join(this.#dir, file)).catch(() => null);
      if (bytes) this.#texts.set(file, bytes);
    });
    const facts = await readFile(join(this.#dir, PHOTOS), 'utf8').catch(() => '{}');
    const parsed = photosSchema.safeParse(parseJson(facts));
    if (parsed.success) this.#photos = new Map(Object.entries(parsed.data));
  }
}

function isSame(kept: Uint8Array | undefined, bytes: Uint8Array): boolean {
  return kept === bytes || (kept !== undefined && Buffer.compare(kept, bytes) === 0);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

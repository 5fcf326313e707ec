import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import type { PhotoProbe } from '../../../model/load/photo-probe.ts';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { photoNameProblem } from '../../../model/photo/photo-name.ts';
import { writeFileAtomic } from '../../../server/disk/write-file-atomic.ts';
import { oneAtATime } from '../one-at-a-time.ts';

/** Folder of staged photos; a photo moves to the content folder when an entry references it. */
export const stagedPhotosDir = (dataDir: string) => join(dataDir, 'panel', 'photos');

type Settings = { readonly dir: string; readonly contentDir: string; readonly probe: PhotoProbe };

/** Photos that no saved entry references yet. A name contains a hash of the bytes. */
export class Staging {
  readonly #settings: Settings;
  readonly #photosDir: string;
  readonly #inTurn = oneAtATime();
  #facts: Promise<Map<string, PhotoFacts>> | undefined;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#photosDir = join(settings.contentDir, 'photos');
  }

  get dir(): string {
    return this.#settings.dir;
  }

  photos(): Promise<Map<string, PhotoFacts>> {
    this.#facts ??= this.#read().catch((error) => {
      this.#facts = undefined;
      throw error;
    });
    return this.#facts;
  }

  /** Discards the cached list; the next call reads the folder. */
  forget(): void {
    this.#facts = undefined;
  }

  /** Registers a new staged photo, or deletes it if the content folder already contains the same photo. */
  async add(name: string, facts: PhotoFacts): Promise<void> {
    const isKept = await isFile(join(this.#photosDir, name));
    const staged = await this.photos();
    if (isKept) await this.remove(name);
    else staged.set(name, facts);
  }

  /** Moves staged photos into the content folder by atomic, fsynced writes, before an entry references them. */
  takeIntoContent(names: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const staged = await this.photos();
      for (const name of new Set(names)) {
        if (!staged.has(name)) continue;
        await mkdir(this.#photosDir, { recursive: true });
        await writeFileAtomic(this.#photosDir, name, await readFile(join(this.dir, name)));
        await this.remove(name);
      }
    });
  }

  async find(name: string): Promise<{ readonly path: string; readonly isStaged: boolean } | null> {
    if (photoNameProblem(name) !== null) return null;
    const kept = join(this.#photosDir, name);
    if (await isFile(kept)) return { path: kept, isStaged: false };
    return (await this.photos()).has(name) ? { path: join(this.dir, name), isStaged: true } : null;
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.dir, name), { force: true });
    (await this.photos()).delete(name);
  }

  async #read(): Promise<Map<string, PhotoFacts>> {
    const { dir, probe } = this.#settings;
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const facts = new Map<string, PhotoFacts>();
    for (const name of await readdir(dir)) {
      if (photoNameProblem(name) !== null) continue;
      const known = await probe(await readFile(join(dir, name)), name).catch(ignoreNonImage);
      if (known) facts.set(name, known);
    }
    return facts;
  }
}

/** Skips a file that is not an image: it came from an archive, and no entry can reference it. */
function ignoreNonImage(error: unknown): null {
  if (error instanceof PhotoError) return null;
  throw error;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

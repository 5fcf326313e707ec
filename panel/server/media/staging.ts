import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import type { PhotoProbe } from '../../../model/load/photo-probe.ts';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { photoNameProblem } from '../../../model/photo/photo-name.ts';
import { writeWhole } from '../../../server/disk/write-whole.ts';
import { oneAtATime } from '../one-at-a-time.ts';

/** Where they lie; in the content folder a photograph is only when an entry there names it. */
export const stagedPhotosDir = (dataDir: string) => join(dataDir, 'panel', 'photos');

type Settings = { readonly dir: string; readonly contentDir: string; readonly probe: PhotoProbe };

/** Photographs that no entry in the folder names yet. Their names carry a hash of their bytes, so one name is one picture. */
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

  /** By name, with what loading the folder has to know of them. */
  photos(): Promise<Map<string, PhotoFacts>> {
    this.#facts ??= this.#read().catch((error) => {
      this.#facts = undefined;
      throw error;
    });
    return this.#facts;
  }

  /** The folder is read anew when it is asked for. */
  forget(): void {
    this.#facts = undefined;
  }

  /** Of a photograph that was put into the folder; one that entries may name already is not kept twice. */
  async add(name: string, facts: PhotoFacts): Promise<void> {
    const isKept = await isFile(join(this.#photosDir, name));
    const staged = await this.photos();
    if (isKept) await this.remove(name);
    else staged.set(name, facts);
  }

  /** Copies those that are staged into the content folder, whole and on the disk, before an entry there names them. */
  takeIntoContent(names: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      const staged = await this.photos();
      for (const name of new Set(names)) {
        if (!staged.has(name)) continue;
        await mkdir(this.#photosDir, { recursive: true });
        await writeWhole(this.#photosDir, name, await readFile(join(this.dir, name)));
        await this.remove(name);
      }
    });
  }

  /** Path of a photograph, wherever it lies; `null`: there is none of this name. */
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
      const known = await probe(await readFile(join(dir, name)), name).catch(ofNoPicture);
      if (known) facts.set(name, known);
    }
    return facts;
  }
}

/** What is no picture is passed over: it came with an archive, and no entry can name it. */
function ofNoPicture(error: unknown): null {
  if (error instanceof PhotoError) return null;
  throw error;
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false;
}

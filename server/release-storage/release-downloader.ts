import { link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inParallel } from '../publish/images/in-parallel.ts';
import { RELEASE_MANIFEST, readRelease } from '../release/manifest.ts';
import { LocalFiles } from './local-files.ts';
import { DamagedRelease } from './release-problems.ts';
import type { ReleaseStorage } from './storage.ts';
import type { FileList, StoredPointer } from './stored-release.ts';
import { fileKey, hashOf, listKey, readList } from './stored-release.ts';

const CONCURRENCY = 8;

export type DownloadedRelease = {
  readonly dir: string;
  /** Downloaded paths; all other files are hard links to files of earlier releases. */
  readonly added: { readonly files: readonly string[]; readonly folders: readonly string[] };
};

/** Downloads a release into the data folder and verifies it. Existing releases stay unchanged. */
export class ReleaseDownloader {
  readonly #storage: ReleaseStorage;
  readonly #releases: string;
  readonly #local = new LocalFiles();
  /** SHA-256 → path of the file in the latest downloaded release. */
  #have: ReadonlyMap<string, string> = new Map();

  constructor(storage: ReleaseStorage, dataDir: string) {
    this.#storage = storage;
    this.#releases = join(dataDir, 'releases');
  }

  /** Registers the files of a local release, so that they need not be downloaded. */
  async remember(dir: string): Promise<void> {
    this.#remember(dir, await this.#local.list(dir));
  }

  async take(pointer: StoredPointer): Promise<DownloadedRelease> {
    const dir = join(this.#releases, pointer.releaseId);
    const files = await this.#listOf(pointer);
    if (await isThere(join(dir, RELEASE_MANIFEST))) {
      this.#remember(dir, files);
      return { dir, added: { files: [], folders: [] } };
    }
    const coming = `${dir}.coming`;
    await this.#sweep(coming);
    const came = await new LocalFiles().list(coming).catch((): FileList => ({}));
    const folders = new Set<string>();
    const added: string[] = [];
    for (const path of Object.keys(files)) {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.add(folder);
    }
    await mkdir(coming, { recursive: true });
    for (const folder of [...folders].sort()) await mkdir(join(coming, folder), { recursive: true });
    await inParallel(CONCURRENCY, Object.entries(files), undefined, async ([path, hash]) => {
      if (came[path] === hash) {
        added.push(path);
        return;
      }
      // The path may be a hard link to a file of another release, so writing in place would change both.
      await rm(join(coming, path), { force: true });
      const there = this.#have.get(hash);
      if (there !== undefined && (await linked(there, join(coming, path)))) return;
      await writeFile(join(coming, path), await this.#fetch(hash, path));
      added.push(path);
    });
    const { id } = await readRelease(coming);
    if (id !== pointer.releaseId) throw new DamagedRelease(`${RELEASE_MANIFEST}: ${id}`);
    await rename(coming, dir);
    this.#remember(dir, files);
    const inside = (paths: Iterable<string>) => [...paths].map((path) => join(dir, path));
    return { dir, added: { files: inside(added), folders: inside(folders) } };
  }

  async #listOf(pointer: StoredPointer): Promise<FileList> {
    const bytes = await this.#storage.get(listKey(pointer));
    if (bytes === null || hashOf(bytes) !== pointer.listHash) throw new DamagedRelease(listKey(pointer));
    return readList(bytes);
  }

  async #fetch(hash: string, path: string): Promise<Buffer> {
    const bytes = await this.#storage.get(fileKey(hash));
    if (bytes === null || hashOf(bytes) !== hash) throw new DamagedRelease(path);
    return bytes;
  }

  #remember(dir: string, files: FileList): void {
    this.#have = new Map(Object.entries(files).map(([path, hash]) => [hash, join(dir, path)]));
  }

  async #sweep(coming: string): Promise<void> {
    for (const name of await readdir(this.#releases).catch(() => []))
      if (name.endsWith('.coming') && join(this.#releases, name) !== coming)
        await rm(join(this.#releases, name), { recursive: true, force: true });
  }
}

async function linked(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  );
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

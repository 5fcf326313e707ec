import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../publish/images/in-parallel.ts';
import { clearStorage } from './clear-storage.ts';
import { LocalFiles } from './local-files.ts';
import { DamagedRelease, RivalPublisher } from './release-problems.ts';
import type { ReleaseStorage, Tag } from './storage.ts';
import type { StoredPointer } from './stored-release.ts';
import { FILES, fileKey, hashOf, LISTS, listKey, readPointer, writeList } from './stored-release.ts';

const CONCURRENCY = 8;
const DAY_MS = 24 * 60 * 60_000;

export type Publisher = { readonly id: string; readonly host: string };

type Known = { readonly tag: Tag | null; readonly pointer: StoredPointer | null };

/** Uploads the shown release to the storage: first its files, then the file list, and finally the pointer. */
export class ReleaseUploader {
  readonly #storage: ReleaseStorage;
  readonly #me: Publisher;
  readonly #local = new LocalFiles();
  /** Keys of the files in the storage. */
  #stored: Set<string> | null = null;
  #clearAt = 0;

  constructor(storage: ReleaseStorage, me: Publisher) {
    this.#storage = storage;
    this.#me = me;
  }

  /** Returns whether a release was uploaded. @throws {RivalPublisher} when another server is the publisher */
  async uploadRelease(release: { readonly id: string; readonly dir: string }): Promise<boolean> {
    const { tag, pointer } = await this.#look();
    if (pointer !== null && pointer.publisher !== this.#me.id) throw new RivalPublisher(pointer.publisherHost);
    const isShown = pointer?.releaseId === release.id;
    // The first call after a start checks that all files are in the storage.
    if (isShown && this.#stored !== null) return false;
    const files = await this.#local.list(release.dir);
    this.#stored ??= new Set((await this.#storage.list(FILES)).map(({ key }) => key));
    const stored = this.#stored;
    const missing = Object.entries(files).filter(([, hash]) => !stored.has(fileKey(hash)));
    await inParallel(CONCURRENCY, missing, undefined, async ([path, hash]) => {
      const bytes = await readFile(join(release.dir, path));
      if (hashOf(bytes) !== hash) throw new DamagedRelease(path);
      await this.#storage.put(fileKey(hash), bytes);
      stored.add(fileKey(hash));
    });
    if (isShown) return false;
    const list = writeList(files);
    const next: StoredPointer = {
      format: 1,
      count: (pointer?.count ?? (await this.#lastCount())) + 1,
      releaseId: release.id,
      listHash: hashOf(list),
      publisher: this.#me.id,
      publisherHost: this.#me.host,
    };
    await this.#storage.put(listKey(next), list);
    if ((await this.#storage.pointer.replace(JSON.stringify(next), tag)) === null) {
      const { pointer: now } = await this.#look();
      // The response to the first attempt was lost and the request retried, so this server already wrote the pointer.
      const isMine = now?.publisher === this.#me.id && now.count === next.count;
      if (!isMine) throw new RivalPublisher(now?.publisherHost ?? '?');
    }
    await this.#clear(new Set([listKey(next), ...Object.values(files).map(fileKey)]));
    return true;
  }

  async #look(): Promise<Known> {
    const found = await this.#storage.pointer.read(null);
    if (found === null || found === 'same') return { tag: null, pointer: null };
    return { tag: found.tag, pointer: readPointer(found.text) };
  }

  /** Without a pointer, the count continues from the highest list. */
  async #lastCount(): Promise<number> {
    const lists = await this.#storage.list(LISTS);
    return Math.max(0, ...lists.map(({ key }) => Number(/^releases\/(\d+)-/.exec(key)?.[1] ?? 0)));
  }

  async #clear(needed: ReadonlySet<string>): Promise<void> {
    if (performance.now() < this.#clearAt) return;
    this.#clearAt = performance.now() + DAY_MS;
    for (const key of await clearStorage(this.#storage, needed)) this.#stored?.delete(key);
  }
}

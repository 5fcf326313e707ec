import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../publish/images/in-parallel.ts';
import { clearStorage } from './clear-storage.ts';
import { LocalFiles } from './local-files.ts';
import type { ReleaseStorage, Tag } from './storage.ts';
import type { StoredPointer } from './stored-release.ts';
import { FILES, fileKey, hashOf, LISTS, listKey, readPointer, writeList } from './stored-release.ts';
import { DamagedRelease, RivalPublisher } from './trouble.ts';

const AT_ONCE = 8;
const DAY_MS = 24 * 60 * 60_000;

export type Publisher = { readonly id: string; readonly host: string };

type Known = { readonly tag: Tag | null; readonly pointer: StoredPointer | null };

/** Puts what this server shows where the others find it: files first, then their list, the pointer last. */
export class HandingOn {
  readonly #storage: ReleaseStorage;
  readonly #me: Publisher;
  readonly #local = new LocalFiles();
  /** Keys of files that are there. */
  #stored: Set<string> | null = null;
  #clearAt = 0;

  constructor(storage: ReleaseStorage, me: Publisher) {
    this.#storage = storage;
    this.#me = me;
  }

  /** Says whether anything had to be handed on. @throws {RivalPublisher} when another server hands releases on. */
  async handOn(release: { readonly id: string; readonly dir: string }): Promise<boolean> {
    const { tag, pointer } = await this.#look();
    if (pointer !== null && pointer.publisher !== this.#me.id) throw new RivalPublisher(pointer.publisherHost);
    const isShown = pointer?.releaseId === release.id;
    // The first time it is seen to that nothing of it is missing there.
    if (isShown && this.#stored !== null) return false;
    const files = await this.#local.list(release.dir);
    this.#stored ??= new Set((await this.#storage.list(FILES)).map(({ key }) => key));
    const stored = this.#stored;
    const missing = Object.entries(files).filter(([, hash]) => !stored.has(fileKey(hash)));
    await inParallel(AT_ONCE, missing, undefined, async ([path, hash]) => {
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
      // An answer that was lost, and asked for again.
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

  /** Where somebody has taken the pointer away, the count goes on from the lists. */
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

import type { FSWatcher } from 'node:fs';
import { watch } from 'node:fs';
import { isIgnoredFile } from '../../model/load/ignored-files.ts';

/** One watcher per folder; unlike a recursive watcher, it also reports replaced files. */
export class FolderWatchers {
  readonly #onEvent: () => void;
  readonly #open = new Map<string, { readonly id: string; readonly watcher: FSWatcher }>();

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  /** Watches exactly these folders. @param folders identity of each folder (device and inode) by path. */
  follow(folders: ReadonlyMap<string, string>): void {
    for (const [path, { id, watcher }] of this.#open) {
      if (folders.get(path) === id) continue;
      watcher.close();
      this.#open.delete(path);
    }
    for (const [path, id] of folders) if (!this.#open.has(path)) this.#watch(path, id);
  }

  #watch(path: string, id: string): void {
    try {
      const watcher = watch(path, (_, name) => {
        if (!name || !isIgnoredFile(name)) this.#onEvent();
      });
      watcher.on('error', () => watcher.close());
      this.#open.set(path, { id, watcher });
    } catch {
      // The folder is gone or the system's watch limit is reached; polling finds the changes.
    }
  }
}

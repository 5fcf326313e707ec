import type { FSWatcher } from 'node:fs';
import { watch } from 'node:fs';
import { isPassedOver } from '../../model/load/passed-over.ts';

/** One watcher for each folder itself: unlike a recursive one it hears of a file that has been replaced. */
export class FolderWatchers {
  readonly #onEvent: () => void;
  readonly #open = new Map<string, { readonly id: string; readonly watcher: FSWatcher }>();

  constructor(onEvent: () => void) {
    this.#onEvent = onEvent;
  }

  /** Watches exactly these folders from now on: their identity by path. */
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
        if (!name || !isPassedOver(name)) this.#onEvent();
      });
      watcher.on('error', () => watcher.close());
      this.#open.set(path, { id, watcher });
    } catch {
      // Gone again, or more folders than the system watches: its changes are found by looking.
    }
  }
}

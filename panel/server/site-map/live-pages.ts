import { readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PageList } from '../../../server/publish/page-list.ts';
import { readPageList } from '../../../server/publish/page-list.ts';

export type LiveRelease = { readonly id: string; readonly dir: string; readonly pages: PageList };

/** The pages of the live release; the list of a release is read once. */
export class LivePages {
  readonly #dataDir: string;
  #dir: string | null = null;
  #release: Promise<LiveRelease> | null = null;

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
  }

  /** @returns `null` before the first publish */
  async release(): Promise<LiveRelease | null> {
    const target = await readlink(join(this.#dataDir, 'current')).catch(() => null);
    if (target === null) return null;
    const dir = join(this.#dataDir, target);
    if (dir !== this.#dir || this.#release === null) {
      this.#dir = dir;
      this.#release = readPageList(dir).then((pages) => ({ id: basename(dir), dir, pages }));
      // A release that cannot be read is tried again.
      this.#release.catch(() => {
        this.#release = null;
      });
    }
    return this.#release;
  }
}

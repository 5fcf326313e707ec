import { readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageList } from '../../../server/publish/page-list.ts';
import { readPageList } from '../../../server/publish/page-list.ts';
import type { ReleaseFile } from '../../../server/release/manifest.ts';
import { readRelease } from '../../../server/release/manifest.ts';

export type LiveRelease = {
  readonly pages: PageList;
  /** Files of the cards by their URL path. */
  readonly cards: ReadonlyMap<string, ReleaseFile>;
};

const NO_RELEASE: LiveRelease = { pages: [], cards: new Map() };

/** The pages of the live release; a release is read once. */
export class LivePages {
  readonly #link: string;
  #target: string | null = null;
  #release: Promise<LiveRelease> = Promise.resolve(NO_RELEASE);

  constructor(dataDir: string) {
    this.#link = join(dataDir, 'current');
  }

  async release(): Promise<LiveRelease> {
    const target = await readlink(this.#link).catch(() => null);
    if (target === null) return NO_RELEASE;
    if (target !== this.#target) {
      this.#target = target;
      this.#release = readPages(this.#link);
      // A release that cannot be read is tried again.
      this.#release.catch(() => {
        this.#target = null;
      });
    }
    return this.#release;
  }
}

async function readPages(dir: string): Promise<LiveRelease> {
  const [pages, { files }] = await Promise.all([readPageList(dir), readRelease(dir)]);
  const cards = pages.flatMap(({ card }) => (files[card] ? [[card, files[card]] as const] : []));
  return { pages, cards: new Map(cards) };
}

import { dirname } from 'node:path';
import type { PhotoFacts } from '../../model/content.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { LoadResult } from '../../model/load/load-content.ts';
import type { Overlay } from '../../model/load/overlay.ts';
import type { LastGood } from './last-good.ts';

/** A file that is not published as it stands: its last good copy is, or nothing where it never had one. */
export type HeldBack = { readonly file: string; readonly instead: 'earlier' | 'nothing' };

const PHOTOS = 'photos/';

/**
 * Decides which files must wait so that all others can be published: a refused file is replaced by its last good copy,
 * and so is what does not fit any more without it.
 */
export class HoldBack {
  readonly #lastGood: LastGood;
  readonly #texts = new Map<string, Uint8Array | null>();
  readonly #photos = new Map<string, PhotoFacts | null>();
  readonly #issues = new Map<string, ContentIssue>();

  constructor(lastGood: LastGood) {
    this.#lastGood = lastGood;
  }

  get overlay(): Overlay {
    return { texts: new Map(this.#texts), photos: new Map(this.#photos) };
  }

  /** What editors have to mend. What only follows from a file that waits is not among it. */
  get issues(): ContentIssue[] {
    return [...this.#issues.values()];
  }

  get files(): HeldBack[] {
    return [...this.#texts, ...this.#photos].map(([file, copy]) => ({ file, instead: copy ? 'earlier' : 'nothing' }));
  }

  /** Takes one more file out for each issue; `false` when nothing is left that could help. */
  add(issues: readonly ContentIssue[], read: LoadResult['read']): boolean {
    const isNew = issues.filter(({ file, others = [] }) => ![file, ...others].some((name) => this.#waits(name)));
    for (const issue of isNew) this.#issues.set(JSON.stringify(issue), issue);
    const before = this.#texts.size + this.#photos.size;
    for (const issue of issues) {
      const culprits = this.#culpritsOf(issue, read).find((files) => files.some((file) => !this.#waits(file)));
      for (const file of culprits ?? []) this.#replace(file);
    }
    return this.#texts.size + this.#photos.size > before;
  }

  /**
   * In the order in which they help: files that were deleted, the one that is refused, what it does not agree with. With
   * nothing published before there is nothing to fall back on.
   */
  #culpritsOf({ file, others = [] }: ContentIssue, read: LoadResult['read']): string[][] {
    if (this.#lastGood.isEmpty) return [];
    const isThere = (name: string) => currentOf(read, name) !== undefined;
    const isChanged = (name: string) => !isSame(this.#goodOf(name), currentOf(read, name));
    const deleted = others.filter((name) => !isThere(name) && this.#goodOf(name));
    const differing = others.filter((name) => isThere(name) && isChanged(name));
    const own = [...this.#lastGood.textsBelow(file), file].filter(isChanged);
    return [deleted.flatMap((name) => this.#lostWith(name, read)), own, differing];
  }

  /** Whoever loses a whole folder has not deleted its files one by one. */
  #lostWith(file: string, { texts }: LoadResult['read']): string[] {
    const folder = dirname(file);
    const isLost = ![...texts.keys()].some((name) => dirname(name) === folder);
    return isLost && !file.startsWith(PHOTOS) ? this.#lastGood.textsBelow(folder) : [file];
  }

  #waits(file: string): boolean {
    return this.#texts.has(file) || this.#photos.has(file);
  }

  #goodOf(file: string): Uint8Array | PhotoFacts | undefined {
    return file.startsWith(PHOTOS) ? this.#lastGood.photo(file.slice(PHOTOS.length)) : this.#lastGood.text(file);
  }

  #replace(file: string): void {
    if (file.startsWith(PHOTOS)) this.#photos.set(file, this.#lastGood.photo(file.slice(PHOTOS.length)) ?? null);
    else this.#texts.set(file, this.#lastGood.text(file) ?? null);
  }
}

function currentOf({ texts, photos }: LoadResult['read'], file: string): Uint8Array | PhotoFacts | undefined {
  return file.startsWith(PHOTOS) ? photos.get(file.slice(PHOTOS.length)) : texts.get(file);
}

/** Nothing is not the same as nothing: a file that cannot be read and never could may be left out. */
function isSame(good: Uint8Array | PhotoFacts | undefined, current: Uint8Array | PhotoFacts | undefined): boolean {
  if (!good || !current) return false;
  if (good instanceof Uint8Array) return current instanceof Uint8Array && Buffer.compare(good, current) === 0;
  return 'hash' in current && good.hash === current.hash;
}

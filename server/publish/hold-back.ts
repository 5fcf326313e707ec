import { dirname } from 'node:path';
import type { PhotoFacts } from '../../model/content.ts';
import type { ContentIssue } from '../../model/load/issue.ts';
import type { LoadResult } from '../../model/load/load-content.ts';
import type { Overlay } from '../../model/load/overlay.ts';
import type { LastGood } from './last-good.ts';

/** File whose current version is not published: its last good copy is used instead, or nothing when no copy exists. */
export type HeldBack = { readonly file: string; readonly instead: 'earlier' | 'nothing' };

const PHOTOS = 'photos/';

/**
 * Selects the files to hold back when some are rejected: these files and those that depend on them are replaced by
 * their last good copies, and all others are published.
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

  /** Issues for editors, without those that only follow from a held-back file. */
  get issues(): ContentIssue[] {
    return [...this.#issues.values()];
  }

  get files(): HeldBack[] {
    return [...this.#texts, ...this.#photos].map(([file, copy]) => ({ file, instead: copy ? 'earlier' : 'nothing' }));
  }

  /** Holds back one more group of files per issue; returns `false` when no candidate is left. */
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
   * Candidates in order of preference: deleted files, the rejected file, the files in conflict with it.
   * Without an earlier publish there are no copies to use.
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

  /** A folder without any file counts as lost as a whole, so all its files are restored. */
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

/** Treats two missing values as different, so an unreadable file without a good copy can be left out. */
function isSame(good: Uint8Array | PhotoFacts | undefined, current: Uint8Array | PhotoFacts | undefined): boolean {
  if (!good || !current) return false;
  if (good instanceof Uint8Array) return current instanceof Uint8Array && Buffer.compare(good, current) === 0;
  return 'hash' in current && good.hash === current.hash;
}

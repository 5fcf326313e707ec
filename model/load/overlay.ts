import type { PhotoFacts } from '../content.ts';

/** Replacements for files by path in the content folder, such as drafts or last good copies. `null` hides a file. */
export type Overlay = {
  readonly texts: ReadonlyMap<string, Uint8Array | null>;
  readonly photos: ReadonlyMap<string, PhotoFacts | null>;
};

export const NO_OVERLAY: Overlay = { texts: new Map(), photos: new Map() };

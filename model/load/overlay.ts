import type { PhotoFacts } from '../content.ts';

/**
 * What stands in for files of the folder, by path inside it: a last good copy, a draft. `null` leaves a file out, as if
 * it were not there.
 */
export type Overlay = {
  readonly texts: ReadonlyMap<string, Uint8Array | null>;
  readonly photos: ReadonlyMap<string, PhotoFacts | null>;
};

export const NO_OVERLAY: Overlay = { texts: new Map(), photos: new Map() };

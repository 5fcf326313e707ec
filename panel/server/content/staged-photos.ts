import type { PhotoFacts } from '../../../model/content.ts';

/** Uploaded photos that stay outside the content folder until a file that references them is saved. */
export type StagedPhotos = {
  photos(): Promise<ReadonlyMap<string, PhotoFacts>>;
  take(names: readonly string[]): Promise<void>;
};

export const NOTHING_STAGED: StagedPhotos = { photos: async () => new Map(), take: async () => undefined };

/** Moves the photos that these texts mention; staged names contain a hash, so a substring search is unambiguous. */
export async function commitMentionedPhotos(staged: StagedPhotos, texts: readonly (string | null)[]): Promise<void> {
  const names = [...(await staged.photos()).keys()].filter((name) => texts.some((text) => text?.includes(name)));
  if (names.length > 0) await staged.take(names);
}

import type { PhotoFacts } from '../../../model/content.ts';

/** Photographs that were uploaded and lie beside the folder until a file that names them is saved. */
export type StagedPhotos = {
  photos(): Promise<ReadonlyMap<string, PhotoFacts>>;
  /** Puts them into the folder; on the disk when it resolves. */
  take(names: readonly string[]): Promise<void>;
};

export const NOTHING_STAGED: StagedPhotos = { photos: async () => new Map(), take: async () => undefined };

/** Puts in place what these texts name; the names of staged photographs occur nowhere by chance. */
export async function takeNamed(staged: StagedPhotos, texts: readonly (string | null)[]): Promise<void> {
  const names = [...(await staged.photos()).keys()].filter((name) => texts.some((text) => text?.includes(name)));
  if (names.length > 0) await staged.take(names);
}

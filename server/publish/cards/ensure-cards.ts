import { access, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Content } from '../../../model/content.ts';
import { photoId } from '../../../model/photo/photo-id.ts';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import { explainCache, explainReading } from '../images/errors.ts';
import { inParallel } from '../images/in-parallel.ts';
import type { CardFile } from './card-files.ts';
import { drawCard } from './draw-card.ts';

type Options = {
  readonly content: Pick<Content, 'brand' | 'photos'>;
  readonly photosDir: string;
  readonly dir: string;
};

/** Draws the cards missing from the cache. Returns file name → absolute path of all cards. */
export async function ensureCards(
  cards: readonly CardFile[],
  { content, photosDir, dir }: Options,
): Promise<Map<string, string>> {
  const files = new Map([...content.photos].map(([file, facts]) => [photoId(file, facts), file]));
  const wanted = new Map(cards.map((one) => [one.name, one.card]));
  await mkdir(dir, { recursive: true });
  await inParallel(availableParallelism(), [...wanted], undefined, async ([name, card]) => {
    if (await isThere(join(dir, name))) return;
    const file = files.get(card.photoId) ?? '';
    const bytes = await readFile(join(photosDir, file)).catch((error: unknown) => {
      throw explainReading(file, error);
    });
    const jpeg = await drawCard({ card, colours: content.brand.colours, photo: { file, bytes } });
    await writeFileAtomic(dir, name, jpeg).catch((error: unknown) => {
      throw explainCache(dir, error);
    });
  });
  return new Map([...wanted.keys()].map((name) => [name, join(dir, name)]));
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

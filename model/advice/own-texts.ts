import type { Block, RichText } from '../rich-text/rich-text.ts';
import { photosOf, textOf } from '../rich-text/rich-text.ts';
import type { Advice } from './advised.ts';
import type { Path } from './walk-fields.ts';
import type { WrittenFile } from './written-files.ts';

/** Text written by an editor and shown to visitors; excludes names, codes and quotes. */
export type OwnText = {
  readonly file: WrittenFile;
  readonly path: Path;
  readonly text: string;
};

/** Returns one text per block, because a source in one block does not support a claim in another. */
export function bodyTexts(body: RichText): string[] {
  const ofPhotos = photosOf(body).flatMap(({ alt, caption }) => [alt, caption]);
  const captions = body.map((block) => (block.type === 'beforeAfter' ? block.caption : undefined));
  const words = body.flatMap((block: Block) => (block.type === 'list' ? block.items.map(textOf) : [textOf([block])]));
  return [...words, ...ofPhotos, ...captions].filter((text): text is string => text !== undefined && text !== '');
}

export function adviceOn({ file, path }: OwnText, quote: string, message: string): Advice {
  return { file: file.file, ...(path.length > 0 ? { path } : {}), quote, message };
}

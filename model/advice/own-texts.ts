import type { Block, RichText } from '../rich-text/rich-text.ts';
import { photosOf, textOf } from '../rich-text/rich-text.ts';
import type { Advice } from './advised.ts';
import type { Path } from './walk-fields.ts';
import type { WrittenFile } from './written-files.ts';

/** Words that an editor chose and visitors read: no names, no codes, no quotes. */
export type OwnText = {
  readonly file: WrittenFile;
  /** Of the field; empty for the text below the facts. */
  readonly path: Path;
  readonly text: string;
};

/** A text for each block: what is said in one is not proved in another. */
export function bodyTexts(body: RichText): string[] {
  const ofPhotos = photosOf(body).flatMap(({ alt, caption }) => [alt, caption]);
  const captions = body.map((block) => (block.type === 'beforeAfter' ? block.caption : undefined));
  const words = body.flatMap((block: Block) => (block.type === 'list' ? block.items.map(textOf) : [textOf([block])]));
  return [...words, ...ofPhotos, ...captions].filter((text): text is string => text !== undefined && text !== '');
}

/** Advice on a text; `quote` is what in it is meant. */
export function adviceOn({ file, path }: OwnText, quote: string, message: string): Advice {
  return { file: file.file, ...(path.length > 0 ? { path } : {}), quote, message };
}

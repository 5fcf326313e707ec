import { createHash } from 'node:crypto';
import type { Content } from '../../../model/content.ts';
import type { StaticPage } from '../../../site/entry-static.tsx';

export type CardFile = {
  /** Under `/media/`; another one for whatever is drawn otherwise. */
  readonly name: string;
  readonly card: StaticPage['card'];
};

/** Raise it when the code that draws cards changes what they look like. */
const REVISION = 2;

/** The file of a page's card: pages that show the same share one. */
export function cardFile({ brand }: Pick<Content, 'brand'>, { card }: Pick<StaticPage, 'card'>): CardFile {
  const hash = createHash('sha256')
    .update(JSON.stringify([REVISION, brand.colours, card]))
    .digest('hex')
    .slice(0, 16);
  return { name: `card-${hash}.jpg`, card };
}

export function cardUrl({ name }: CardFile): string {
  return `/media/${name}`;
}

import { createHash } from 'node:crypto';
import type { Content } from '../../../model/content.ts';
import type { StaticPage } from '../../../site/entry-static.tsx';

export type CardFile = {
  readonly name: string;
  readonly card: StaticPage['card'];
};

/** Increase when a code change alters the look of the cards. */
const REVISION = 2;

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

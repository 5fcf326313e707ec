import type { KindValues } from './kinds/kinds.ts';

export type { WithSlug } from './kinds/define-kind.ts';
export type { DocumentVersion } from './kinds/document.ts';
export type Article = KindValues['articles'][number];
export type Paper = KindValues['papers'][number];

export type PhotoFacts = {
  readonly width: number;
  readonly height: number;
  /** Average colour, `#rrggbb`. */
  readonly color: string;
  /** First ten hex digits of a hash of the file and the encoding settings; part of the photo's URL. */
  readonly hash: string;
};

export type Drawing = {
  readonly width: number;
  readonly height: number;
  /** Whether the drawing uses the text colours of the page, through `currentColor` or `var(…)`. */
  readonly followsText: boolean;
  /** First ten hex digits of the hash of `svg`; part of the drawing's URL. */
  readonly hash: string;
  readonly svg: string;
};

/** Validated content. Collections are in display order. */
export type Content = KindValues & {
  readonly photos: ReadonlyMap<string, PhotoFacts>;
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** Sizes in bytes of the generated downloads by path; omitted when none are generated. */
  readonly downloads?: ReadonlyMap<string, number>;
  /** Day for which the content is shown, `YYYY-MM-DD` in the company's time zone. */
  readonly today: string;
};

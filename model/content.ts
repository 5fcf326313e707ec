import type { KindValues } from './kinds/kinds.ts';

export type { WithSlug } from './kinds/define-kind.ts';
export type { DocumentVersion } from './kinds/document.ts';
export type Article = KindValues['articles'][number];
export type Paper = KindValues['papers'][number];

/** What a picture is, without its bytes. */
export type PhotoFacts = {
  readonly width: number;
  readonly height: number;
  /** Mean colour, `#rrggbb`. */
  readonly color: string;
  /** Ten hexadecimal digits of a hash of the file and of the settings of encoding; part of the picture's address. */
  readonly hash: string;
};

/** A drawing as it is published. */
export type Drawing = {
  /** Of its `viewBox`. */
  readonly width: number;
  readonly height: number;
  /** Whether it has the colours of the texts that it stands among: it says `currentColor` or `var(…)`. */
  readonly followsText: boolean;
  /** Ten hexadecimal digits of a hash of `svg`; part of its address. */
  readonly hash: string;
  readonly svg: string;
};

/** The whole content folder, checked. Collections are in the order a visitor sees them. */
export type Content = KindValues & {
  readonly photos: ReadonlyMap<string, PhotoFacts>;
  /** By file name. */
  readonly drawings: ReadonlyMap<string, Drawing>;
  /** Bytes of files that are made for visitors, by their path; without it nobody makes them. */
  readonly downloads?: ReadonlyMap<string, number>;
  /** The calendar day by the company's clock for which this content is shown, `YYYY-MM-DD`. */
  readonly today: string;
};

const PAGE = 'calc(100vw - 2rem)';
const STRIP = 'min(78vw, 320px)';
const ARTICLE_ROW = 'clamp(112px, 28vw, 240px)';

type Sizes = `(min-width: ${string}`;

/** Returns `sizes` for `count` of twelve columns from `fromRem` up, and `below` for narrower viewports. */
export function columns(count: number, below: string = PAGE, fromRem = 48): Sizes {
  return `(min-width: ${fromRem}rem) min(${115 * count - 20}px, ${8 * count - 1.6}vw), ${below}`;
}

/** Picture widths by slot. Tall crops use a larger value, since a crop needs more pixels than its width. */
export const photoSizes = {
  hero: '100vw',
  full: columns(12),
  feature: columns(8, PAGE, 64),
  half: columns(6),
  third: columns(4),
  /** Tall crop in four columns; at most 420 px on phones. */
  vacancies: columns(5, 'min(420px, 100vw - 2rem)'),
  similar: columns(5),
  strip: `(min-width: 48rem) min(645px, 45vw), ${STRIP}`,
  stripHalf: columns(6, STRIP),
  flatCard: columns(4, 'min(82vw, 340px)', 64),
  flatRow: '(min-width: 43.25rem) 156px, 46vw',
  review: columns(4, `(min-width: 37.5rem) 62vw, ${PAGE}`, 56.25),
  underway: `(min-width: 48rem) min(645px, 45vw), ${PAGE}`,
  serviceRow: `(min-width: 61rem) min(335px, 23.5vw), (min-width: 38rem) 36vw, ${PAGE}`,
  text: columns(6, 'min(680px, 100vw - 2rem)', 64),
  stages: `(min-width: 48rem) min(960px, 94vw, 105svh), ${PAGE}`,
  articleBig: columns(7, PAGE, 64),
  articleFirst: columns(7, `(min-width: 48rem) ${PAGE}, ${ARTICLE_ROW}`, 64),
  articleRow: `(min-width: 64rem) min(250px, 17.5vw), ${ARTICLE_ROW}`,
  articleNext: `(min-width: 64rem) min(250px, 17.5vw), (min-width: 48rem) 180px, ${ARTICLE_ROW}`,
  portrait: columns(4, '112px'),
  portraitSmall: 'clamp(96px, 11vw, 155px)',
  thumb: '120px',
  sample: '(min-width: 37.5rem) 80px, 49px',
} as const;

export type PhotoSlot = keyof typeof photoSizes;
export type PhotoSizes = PhotoSlot | Sizes;

export function sizesOf(sizes: PhotoSizes): string {
  return (photoSizes as Partial<Record<string, string>>)[sizes] ?? sizes;
}

/** How wide a picture is drawn, by its place in the grid (a crop of a wider picture counts with its cut parts). */
export const photoSizes = {
  hero: '100vw',
  full: '(min-width: 1440px) 1360px, calc(100vw - 2rem)',
  feature: '(min-width: 1440px) 900px, (min-width: 1024px) 63vw, calc(100vw - 2rem)',
  half: '(min-width: 1440px) 668px, (min-width: 768px) 47vw, calc(100vw - 2rem)',
  card: '(min-width: 1440px) 645px, (min-width: 768px) 45vw, calc(100vw - 2rem)',
  third: '(min-width: 1440px) 438px, (min-width: 768px) 31vw, calc(100vw - 2rem)',
  tile: '(min-width: 640px) 180px, 46vw',
  thumb: '(min-width: 768px) 180px, 120px',
} as const;

export type PhotoSlot = keyof typeof photoSizes;

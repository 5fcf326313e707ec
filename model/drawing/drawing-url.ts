import type { Drawing } from '../content.ts';

/** Id inside a published SVG file, for reuse by other documents. */
export const DRAWING_ID = 'drawing';

/** The hash changes the URL when the drawing changes. */
export function drawingUrl(file: string, { hash }: Pick<Drawing, 'hash'>): string {
  return `/media/${file.replace(/\.svg$/, '')}.${hash}.svg`;
}

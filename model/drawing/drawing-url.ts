import type { Drawing } from '../content.ts';

/** What a published drawing can be named by inside of its file, so that other documents may show it as their own. */
export const DRAWING_ID = 'drawing';

/** Another address for another drawing. */
export function drawingUrl(file: string, { hash }: Pick<Drawing, 'hash'>): string {
  return `/media/${file.replace(/\.svg$/, '')}.${hash}.svg`;
}

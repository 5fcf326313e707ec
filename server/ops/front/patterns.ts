import type { Front, FrontFolder } from './front.ts';

// In the grammar that nginx and Caddy have in common.

/** A page with a slash or an extension too many. */
export const UNTIDY = String.raw`^(/[\w./-]*[\w-])(?:/|\.html)$`;

export function folderPattern({ folder, extension }: Pick<FrontFolder, 'folder' | 'extension'>): string {
  const below = folder === '/' ? '[^/]+' : '.+';
  return `^${folder.replaceAll('.', String.raw`\.`)}${below}${String.raw`\.`}${extension}$`;
}

export function slugsPattern({ slugs }: Pick<Front, 'slugs'>): string | null {
  return slugs.length === 0 ? null : `^(?:${slugs.join('|')})/?$`;
}

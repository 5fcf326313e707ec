import type { Front, FrontFolder } from './front.ts';

// Regular expressions in the syntax that nginx and Caddy share.

/** A page address with a trailing slash or `.html`. */
export const UNTIDY = String.raw`^(/[\w./-]*[\w-])(?:/|\.html)$`;

export function folderPattern({ folder, extension }: Pick<FrontFolder, 'folder' | 'extension'>): string {
  const below = folder === '/' ? '[^/]+' : '.+';
  return `^${folder.replaceAll('.', String.raw`\.`)}${below}${String.raw`\.`}${extension}$`;
}

export function slugsPattern({ slugs }: Pick<Front, 'slugs'>): string | null {
  return slugs.length === 0 ? null : `^(?:${slugs.join('|')})/?$`;
}

import type { Content, PhotoFacts } from '../../model/content.ts';
import { photoId } from '../../model/photo-id.ts';
import type { Site, StaticPage } from '../../site/entry-static.tsx';

/** The stem of a picture's address, as `photoId` writes it, alone or in an address. */
const PHOTO_ID = /(?<![\w.-])[a-z0-9][\w.-]*\.[0-9a-f]{10}(?![0-9a-z])/gi;

/**
 * Photographs that pages show or may come to show in a browser. Pages are made of their data and of what all pages
 * share, so what neither names is nowhere; should markup name one nevertheless, the check of the release finds it.
 */
export function photosOnPages(
  { photos }: Pick<Content, 'photos'>,
  site: Pick<Site, 'shared'>,
  pages: readonly Pick<StaticPage, 'payload' | 'jsonLd'>[],
): [file: string, facts: PhotoFacts][] {
  const named = new Set<string>();
  for (const data of [site.shared, ...pages.map(({ payload, jsonLd }) => [payload, jsonLd])]) {
    for (const [id] of JSON.stringify(data).matchAll(PHOTO_ID)) named.add(id);
  }
  return [...photos].filter(([file, facts]) => named.has(photoId(file, facts)));
}

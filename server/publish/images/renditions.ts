import { basename } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import { photoId } from '../../../model/photo/photo-id.ts';
import type * as photo from '../../../site/pictures/photo.ts';
import { IMAGE_SETTINGS, PORTAL_JPEG, portalPhotoName } from './settings.ts';

/** What the site knows of the addresses of pictures; its static build has it. */
export type MediaAddresses = Pick<
  typeof photo,
  'FALLBACK_WIDTHS' | 'LADDER_WIDTHS' | 'mediaUrl' | 'rungs' | 'shareImageUrl'
>;

export type LadderPhoto = {
  /** Name in the photos folder. */
  readonly file: string;
  readonly facts: PhotoFacts;
  /** Whether a page gives it to social networks. */
  readonly shares: boolean;
  /** Whether a feed gives it to portals. */
  readonly isInFeeds?: boolean;
};

/** One file under `/media/`. */
export type Rendition = {
  readonly url: string;
  /** Name of the file, in `/media/` and in the cache. */
  readonly name: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'share' | 'portal';
};

/** Every file that pages may ask for. */
export function renditionsOf({ file, facts, shares, isInFeeds }: LadderPhoto, site: MediaAddresses): Rendition[] {
  if (basename(file) !== file) throw new Error(`A photograph is named by its file alone, not ${file}`);
  const id = photoId(file, facts);
  const ladder = (format: 'avif' | 'webp', widths: readonly number[]) =>
    site.rungs(widths, facts.width).map((width) => rendition(site.mediaUrl(id, width, format), width, format));
  return [
    ...ladder('avif', site.LADDER_WIDTHS),
    ...ladder('webp', site.FALLBACK_WIDTHS),
    ...(shares ? [rendition(site.shareImageUrl({ id }), IMAGE_SETTINGS.share.width, 'share')] : []),
    ...(isInFeeds
      ? [rendition(`/media/${portalPhotoName(id, facts.width)}`, Math.min(PORTAL_JPEG.widest, facts.width), 'portal')]
      : []),
  ];
}

function rendition(url: string, width: number, format: Rendition['format']): Rendition {
  return { url, name: basename(url), width, format };
}

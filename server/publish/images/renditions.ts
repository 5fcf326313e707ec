import { basename } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import { photoId } from '../../../model/photo/photo-id.ts';
import { AVIF_WIDTHS, WEBP_WIDTHS } from '../../../model/photo/photo-widths.ts';
import type * as photo from '../../../site/pictures/photo.ts';
import { IMAGE_SETTINGS, PORTAL_JPEG, portalPhotoName } from './settings.ts';

export type MediaAddresses = Pick<typeof photo, 'mediaUrl' | 'rungs' | 'shareImageUrl'>;

export type LadderPhoto = {
  /** File name in the photos folder. */
  readonly file: string;
  readonly facts: PhotoFacts;
  readonly shares: boolean;
  readonly isInFeeds?: boolean;
};

export type Rendition = {
  readonly url: string;
  /** File name under `/media/` and in the cache. */
  readonly name: string;
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'share' | 'portal';
};

export function renditionsOf({ file, facts, shares, isInFeeds }: LadderPhoto, site: MediaAddresses): Rendition[] {
  if (basename(file) !== file) throw new Error(`A photograph is named by its file alone, not ${file}`);
  const id = photoId(file, facts);
  const ladder = (format: 'avif' | 'webp', widths: readonly number[]) =>
    site.rungs(widths, facts.width).map((width) => rendition(site.mediaUrl(id, width, format), width, format));
  return [
    ...ladder('avif', AVIF_WIDTHS),
    ...ladder('webp', WEBP_WIDTHS),
    ...(shares ? [rendition(site.shareImageUrl({ id }), IMAGE_SETTINGS.share.width, 'share')] : []),
    ...(isInFeeds
      ? [rendition(`/media/${portalPhotoName(id, facts.width)}`, Math.min(PORTAL_JPEG.widest, facts.width), 'portal')]
      : []),
  ];
}

function rendition(url: string, width: number, format: Rendition['format']): Rendition {
  return { url, name: basename(url), width, format };
}

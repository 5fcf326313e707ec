import type { Content } from '../../model/content.ts';
import type { Photo } from '../../model/fields/fields.ts';
import { photoId } from '../../model/photo/photo-id.ts';

/** Widths of the image ladder in CSS pixels × density; a picture is never enlarged. */
export const LADDER_WIDTHS = [480, 800, 1200, 1600, 2400] as const;
/** Widths of the fallback for browsers without AVIF. */
export const FALLBACK_WIDTHS = [800, 1600] as const;

/** A photograph as a page needs it. */
export type PhotoView = {
  /** `{name}.{hash}`: the stem of its addresses under `/media/`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Empty: a decoration. */
  readonly alt: string;
  readonly caption?: string;
  readonly focus?: string;
  /** Drawn from a plan: said on the picture wherever it is shown. */
  readonly isRendering?: true;
};

export function toPhotoView(content: Pick<Content, 'photos'>, photo: Photo): PhotoView {
  const facts = content.photos.get(photo.file);
  if (!facts) throw new Error(`Photo ${photo.file} passed the content check but is not in the index`);
  const { width, height, color } = facts;
  const { alt = '', isDecoration, caption, focus, isRendering } = photo;
  const id = photoId(photo.file, facts);
  return {
    id,
    width,
    height,
    color,
    alt: isDecoration ? '' : alt,
    ...(caption ? { caption } : {}),
    ...(focus ? { focus } : {}),
    ...(isRendering ? { isRendering } : {}),
  };
}

/** The rungs of a ladder that a picture of this width has; at least one. */
export function rungs(widths: readonly number[], width: number): number[] {
  const fitting = widths.filter((rung) => rung <= width);
  return fitting.length > 0 ? fitting : [width];
}

export function mediaUrl(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${id}-${width}.${format}`;
}

/** The ladder of a picture for browsers with AVIF; the rest make do with one rung of the fallback. */
export function srcSet({ id, width }: Pick<PhotoView, 'id' | 'width'>): string {
  return rungs(LADDER_WIDTHS, width)
    .map((rung) => `${mediaUrl(id, rung, 'avif')} ${rung}w`)
    .join(', ');
}

/** The cut that messengers and search engines show. */
export function shareImageUrl({ id }: Pick<PhotoView, 'id'>): string {
  return `/media/${id}-og.jpg`;
}

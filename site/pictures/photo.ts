import type { Content } from '../../model/content.ts';
import type { Photo } from '../../model/fields/fields.ts';
import { photoId } from '../../model/photo/photo-id.ts';
import { AVIF_WIDTHS } from '../../model/photo/photo-widths.ts';

export type PhotoView = {
  /** `{name}.{hash}`: the base name of the URLs under `/media/`. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  /** Empty for decorative images. */
  readonly alt: string;
  readonly caption?: string;
  readonly focus?: string;
  /** Computer rendering; every place that shows the picture labels it. */
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

export function rungs(widths: readonly number[], width: number): number[] {
  const fitting = widths.filter((rung) => rung <= width);
  return fitting.length > 0 ? fitting : [width];
}

export function mediaUrl(id: string, width: number, format: 'avif' | 'webp'): string {
  return `/media/${id}-${width}.${format}`;
}

export function srcSet({ id, width }: Pick<PhotoView, 'id' | 'width'>): string {
  return rungs(AVIF_WIDTHS, width)
    .map((rung) => `${mediaUrl(id, rung, 'avif')} ${rung}w`)
    .join(', ');
}

export function shareImageUrl({ id }: Pick<PhotoView, 'id'>): string {
  return `/media/${id}-og.jpg`;
}

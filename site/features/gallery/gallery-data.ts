import type { Content } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';
import { type PhotoView, toPhotoView } from '../../pictures/photo.ts';
import { type GalleryPlace, galleryRows } from './gallery-rows.ts';

/** A photo with its place in the layout, which the server computes so that browsers need no layout code. */
export type GalleryPhotoView = PhotoView & { readonly place: GalleryPlace & { readonly isInTriple: boolean } };

export function toGallery(content: Pick<Content, 'photos'>, photos: readonly Photo[]): GalleryPhotoView[] {
  const views = photos.map((photo) => toPhotoView(content, photo));
  return galleryRows(views)
    .flatMap((row) => row.map((place) => ({ ...place, isInTriple: row.length === 3 })))
    .flatMap((place, index) => (views[index] ? [{ ...views[index], place }] : []));
}

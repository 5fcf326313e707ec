import type { Content } from '../../model/content.ts';
import type { Photo } from '../../model/fields/fields.ts';
import { type PhotoView, toPhotoView } from './photo.ts';

/** Returns the picture that messengers show of a page: that of its `seo`, otherwise its own. */
export function sharePicture(
  content: Pick<Content, 'photos'>,
  seo: { readonly image?: Photo | undefined } | undefined,
  own?: PhotoView | null,
): { readonly image?: PhotoView } {
  const image = seo?.image ? toPhotoView(content, seo.image) : own;
  return image ? { image } : {};
}

import type { Content } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';
import type * as photos from '../../../site/pictures/photo.ts';
import { portalPhotoName } from '../images/settings.ts';

export type PhotoSite = Pick<typeof photos, 'toPhotoView'>;

export type AdPhoto = {
  /** URL of a JPEG: not all portals accept WebP, and none is known to accept AVIF. */
  readonly url: string;
  readonly isRendering: boolean;
};

type Job = { readonly content: Pick<Content, 'photos'>; readonly origin: string; readonly site: PhotoSite };

export function portalPhoto({ content, origin, site }: Job, photo: Photo): AdPhoto {
  const { id, width, isRendering = false } = site.toPhotoView(content, photo);
  return { url: `${origin}/media/${portalPhotoName(id, width)}`, isRendering };
}

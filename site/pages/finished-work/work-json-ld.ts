import type { Content, WithSlug } from '../../../model/content.ts';
import type { Photo } from '../../../model/fields/fields.ts';
import type { Work } from '../../../model/kinds/work.ts';
import { WEBP_WIDTHS } from '../../../model/photo/photo-widths.ts';
import type { JsonLd } from '../../page-contract/page.ts';
import { mediaUrl, rungs, toPhotoView } from '../../pictures/photo.ts';

/** Structured data of the work. Reviews are omitted: search engines do not accept a company's reviews of itself. */
export function workJsonLd(content: Content, work: WithSlug<Work>): JsonLd {
  const pictures = [work.cover, ...work.gallery.filter(({ file }) => file !== work.cover.file)];
  return {
    '@context': 'https://schema.org',
    '@type': ['CreativeWork', 'ImageGallery'],
    name: work.title,
    description: work.lead,
    url: `/works/${work.slug}`,
    inLanguage: 'ru',
    genre: work.style,
    dateCreated: work.finishedOn,
    datePublished: work.publishedOn,
    locationCreated: { '@type': 'Place', address: work.address },
    creator: { '@type': 'GeneralContractor', name: content.company.brand },
    associatedMedia: pictures.map((photo) => imageObject(content, photo)),
  };
}

function imageObject(content: Content, photo: Photo): object {
  const { id, width, height } = toPhotoView(content, photo);
  const rung = rungs(WEBP_WIDTHS, width).at(-1) ?? width;
  return {
    '@type': 'ImageObject',
    contentUrl: mediaUrl(id, rung, 'webp'),
    width: rung,
    height: Math.round((height * rung) / width),
    caption: photo.caption ?? photo.alt,
  };
}

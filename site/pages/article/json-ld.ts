import type { Article } from '../../../model/content.ts';
import { plainSpaces } from '../../../model/format/typograph.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { shareImageUrl } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string; readonly brand: string };

export function blogPosting(article: Article, { image, description, brand }: Facts): object {
  const { slug, title, publishedOn, updatedOn, author, authorRole, tags } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: `/news/${slug}`,
    headline: plainSpaces(title),
    description: plainSpaces(description),
    image: shareImageUrl(image),
    datePublished: publishedOn,
    ...(updatedOn ? { dateModified: updatedOn } : {}),
    author: { '@type': 'Person', name: author, ...(authorRole ? { jobTitle: plainSpaces(authorRole) } : {}) },
    publisher: { '@type': 'Organization', name: brand, url: '/' },
    keywords: tags.join(', '),
    inLanguage: 'ru',
  };
}

import type { Article } from '../../../model/content.ts';
import type { PhotoView } from '../../lib/photo.ts';
import { shareImageUrl } from '../../lib/photo.ts';

type Facts = { readonly image: PhotoView; readonly description: string; readonly brand: string };

export function blogPosting(article: Article, { image, description, brand }: Facts): object {
  const { slug, title, publishedOn, updatedOn, author, authorRole, tags } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: `/news/${slug}`,
    headline: title,
    description: description,
    image: shareImageUrl(image),
    datePublished: publishedOn,
    ...(updatedOn ? { dateModified: updatedOn } : {}),
    author: { '@type': 'Person', name: author, ...(authorRole ? { jobTitle: authorRole } : {}) },
    publisher: { '@type': 'Organization', name: brand, url: '/' },
    keywords: tags.join(', '),
    inLanguage: 'ru',
  };
}

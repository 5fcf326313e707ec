import type { Article, Content } from '../../../model/content.ts';
import type { ContentsEntry } from '../../../model/rich-text/contents-of.ts';
import { contentsOf } from '../../../model/rich-text/contents-of.ts';
import { photosOf, type RichText, readingMinutes } from '../../../model/rich-text/rich-text.ts';
import { type ArticleCardView, toArticleCard } from '../../features/articles/article-card-data.ts';
import { documentTitle, shortDescription } from '../../head/head-texts.ts';
import type { JsonLd, PageSource } from '../../page-contract/page.ts';
import { personOf, toPersonLink } from '../../people/people.ts';
import { type PhotoView, shareImageUrl, toPhotoView } from '../../pictures/photo.ts';
import { type ArticleIndex, articleIndex, relatedArticles } from './related.ts';

type Author = { readonly name: string; readonly role?: string; readonly to?: string };

export type ArticleData = {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly publishedOn: string;
  readonly updatedOn?: string;
  readonly author: Author;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly cover: PhotoView;
  readonly body: RichText;
  readonly photos: Readonly<Record<string, PhotoView>>;
  readonly contents: readonly ContentsEntry[];
  readonly related: readonly ArticleCardView[];
  readonly form: {
    readonly title: string;
    readonly lead: string;
    readonly cardTitle: string;
    readonly cardNote: string;
    readonly button: string;
  };
};

export const source: PageSource<ArticleData, ArticleIndex> = {
  shared: articleIndex,
  params: (content) => content.articles.map(({ slug }) => ({ slug })),

  data(content, { slug = '' }, index) {
    const article = index.bySlug.get(slug);
    if (!article) return null;
    const { title, lead, seo, cover } = article;
    const image = toPhotoView(content, seo?.image ?? cover);
    const description = shortDescription(seo?.description ?? lead);
    return {
      title: documentTitle(seo?.title ?? title, content.company.brand),
      description,
      ...(seo?.noindex ? { noindex: true } : {}),
      image,
      meta: { bannerTitle: content.pages.news.articleBannerTitle, breadcrumb: title },
      card: { title },
      jsonLd: [
        blogPosting(article, { image, description, brand: content.company.brand, author: authorOf(content, article) }),
      ],
      data: toArticleData(content, article, index),
    };
  },
};

function toArticleData(content: Content, article: Article, index: ArticleIndex): ArticleData {
  const { slug, title, lead, publishedOn, updatedOn, tags, cover, body, form } = article;
  const { cardTitle, cardNote } = content.pages.news.form;
  return {
    slug,
    title,
    lead,
    publishedOn,
    ...(updatedOn ? { updatedOn } : {}),
    author: authorOf(content, article),
    minutes: readingMinutes(body),
    tags,
    cover: toPhotoView(content, cover),
    body,
    photos: Object.fromEntries(photosOf(body).map((photo) => [photo.file, toPhotoView(content, photo)])),
    contents: contentsOf(body),
    related: relatedArticles(index, article).map((other) => toArticleCard(content, other)),
    form: { title: form.title, lead: form.note, cardTitle, cardNote, button: form.button },
  };
}

function authorOf(content: Content, { writtenBy, author = '', authorRole }: Article): Author {
  const person = writtenBy === undefined ? undefined : personOf(content, writtenBy);
  return person ? toPersonLink(person) : { name: author, ...(authorRole ? { role: authorRole } : {}) };
}

type Facts = {
  readonly image: PhotoView;
  readonly description: string;
  readonly brand: string;
  readonly author: Author;
};

function blogPosting(article: Article, { image, description, brand, author }: Facts): JsonLd {
  const { slug, title, publishedOn, updatedOn, tags } = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: `/news/${slug}`,
    headline: title,
    description: description,
    image: shareImageUrl(image),
    datePublished: publishedOn,
    dateModified: updatedOn ?? publishedOn,
    author: { '@type': 'Person', name: author.name, ...(author.role ? { jobTitle: author.role } : {}) },
    publisher: { '@type': 'Organization', name: brand, url: '/' },
    keywords: tags.join(', '),
    inLanguage: 'ru',
  };
}

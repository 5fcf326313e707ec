import type { Article, Content } from '../../../model/content.ts';
import { startOfDay } from '../../../model/format/date.ts';
import { escapeMarkup } from '../../../model/format/escape-markup.ts';
import { WEBP_WIDTHS } from '../../../model/photo/photo-widths.ts';
import type { BuiltSite } from '../built-site.ts';
import { richTextHtml } from './rich-text-html.ts';

type Job = {
  readonly content: Content;
  readonly origin: string;
  readonly site: Pick<BuiltSite['module'], 'FEED_URL' | 'mediaUrl' | 'rungs' | 'toPhotoView'>;
};

const MAX_ARTICLES = 50;

/** RSS 2.0 with full texts: https://www.rssboard.org/rss-specification */
export function rss(job: Job): string {
  const { content, origin, site } = job;
  const { company, pages, articles } = content;
  const shown = articles.filter(({ seo }) => !seo?.noindex).slice(0, MAX_ARTICLES);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>',
    element('title', `${pages.news.title} — ${company.brand}`),
    element('link', `${origin}/news`),
    element('description', pages.news.lead),
    '<language>ru</language>',
    `<atom:link href="${escapeMarkup(origin + site.FEED_URL)}" rel="self" type="application/rss+xml"/>`,
    ...shown.map((article) => item(job, article)),
    '</channel></rss>',
    '',
  ].join('\n');
}

function item(job: Job, article: Article): string {
  const { content, origin, site } = job;
  const address = `${origin}/news/${article.slug}`;
  const publishedAt = startOfDay(article.publishedOn, content.company.utcOffsetHours);
  const html = richTextHtml(article.body, {
    absolute: (href) => new URL(href, address).href,
    photo(photo) {
      const { id, width } = site.toPhotoView(content, photo);
      return origin + site.mediaUrl(id, site.rungs(WEBP_WIDTHS, width).at(-1) ?? width, 'webp');
    },
  });
  return [
    '<item>',
    element('title', article.title),
    element('link', address),
    element('guid', address),
    element('pubDate', publishedAt.toUTCString()),
    element('dc:creator', authorOf(content, article)),
    ...article.tags.map((tag) => element('category', tag)),
    element('description', article.lead),
    element('content:encoded', html),
    '</item>',
  ].join('');
}

function authorOf({ people }: Content, { writtenBy, author = '' }: Article): string {
  return people.find(({ slug }) => slug === writtenBy)?.name ?? author;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeMarkup(text)}</${name}>`;
}

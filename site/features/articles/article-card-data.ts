import type { Article, Content } from '../../../model/content.ts';
import { readingMinutes } from '../../../model/rich-text/rich-text.ts';
import type { PhotoView } from '../../pictures/photo.ts';
import { toPhotoView } from '../../pictures/photo.ts';

export type ArticleCardView = {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly date: string;
  readonly minutes: number;
  readonly tags: readonly string[];
  readonly cover: PhotoView;
};

export function toArticleCard(content: Pick<Content, 'photos'>, article: Article): ArticleCardView {
  const { slug, title, lead, publishedOn, tags, cover, body } = article;
  const { caption: _caption, ...picture } = toPhotoView(content, cover);
  return { slug, title, lead, date: publishedOn, minutes: readingMinutes(body), tags, cover: picture };
}

import { expect, test } from 'vitest';
import type { Article } from '../../../model/content.ts';
import { articleIndex, relatedArticles } from './related.ts';

function article(slug: string, tags: string[], related: string[] = []): Article {
  return {
    slug,
    tags,
    related,
    title: slug,
    lead: slug,
    publishedOn: '2026-11-20',
    author: 'Автор',
    cover: { file: 'a.jpg', alt: 'Кухня' },
    form: { title: 'Спросите', note: 'Ответим', button: 'Спросить' },
    body: [],
  };
}

const slugs = (articles: readonly Article[]) => articles.map(({ slug }) => slug);

test("the editor's choice comes first, then the newest with the same tag, then the newest", () => {
  const shown = article('shown', ['damp'], ['chosen']);
  const articles = [article('new', ['money']), shown, article('damp', ['damp']), article('chosen', ['money'])];
  expect(slugs(relatedArticles(articleIndex({ articles }), shown))).toEqual(['chosen', 'damp', 'new']);
});

test('an article recommends at most three others, without itself and without duplicates', () => {
  const shown = article('shown', ['a', 'b'], ['one', 'shown']);
  const articles = [shown, ...['one', 'two', 'three', 'four'].map((slug) => article(slug, ['a', 'b']))];
  expect(slugs(relatedArticles(articleIndex({ articles }), shown))).toEqual(['one', 'two', 'three']);
});

test('a chosen article that is not published yet is left out', () => {
  const shown = article('shown', ['a'], ['tomorrow']);
  expect(relatedArticles(articleIndex({ articles: [shown] }), shown)).toEqual([]);
});

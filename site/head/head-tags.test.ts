import { expect, test } from 'vitest';
import { headTags } from './head-tags.ts';

const head = { title: 'Главная', description: 'О ремонте', canonical: '/', image: '/media/a-og.jpg' };
const named = (name: string, tags: ReturnType<typeof headTags>) =>
  tags.filter(({ attributes }) => attributes.name === name).map(({ attributes }) => attributes.content);

test('verification codes of the content become meta tags, and missing codes add no tags', () => {
  const verification = { 'yandex-verification': 'ab12', 'google-site-verification': 'cd34' };
  const tags = headTags({ ...head, verification }, 'https://a.ru');
  expect(named('yandex-verification', tags)).toEqual(['ab12']);
  expect(named('google-site-verification', tags)).toEqual(['cd34']);
  expect(named('yandex-verification', headTags(head, 'https://a.ru'))).toEqual([]);
});

test('a page with a feed links to the feed', () => {
  expect(headTags({ ...head, feed: '/news/rss.xml' }, 'https://a.ru')).toContainEqual({
    name: 'link',
    attributes: { rel: 'alternate', type: 'application/rss+xml', href: '/news/rss.xml' },
  });
  expect(headTags(head, 'https://a.ru').map(({ attributes }) => attributes.rel)).not.toContain('alternate');
});

test('a closed site has no page for search engines but keeps its canonical addresses', () => {
  const tags = headTags({ ...head, isSiteClosed: true }, 'https://a.ru');
  expect(named('robots', tags)).toEqual(['noindex']);
  expect(tags).toContainEqual({ name: 'link', attributes: { rel: 'canonical', href: 'https://a.ru/' } });
  expect(named('robots', headTags(head, 'https://a.ru'))).toEqual([]);
});

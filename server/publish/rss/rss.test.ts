import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { FEED_URL, mediaUrl, rungs, toPhotoView } from '../../../site/entry-static.tsx';
import { rss } from './rss.ts';

const origin = 'https://pregolya.example';
const site = { FEED_URL, mediaUrl, rungs, toPhotoView } as const;
const content = await loadDemo();

function textsOf(xml: string, name: string): string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  let text: string | null = null;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    if (tag.name === name) text = '';
  });
  parser.on('text', (part) => {
    if (text !== null) text += part;
  });
  parser.on('closetag', (tag) => {
    if (tag.name === name && text !== null) texts.push(text);
    if (tag.name === name) text = null;
  });
  parser.write(xml).close();
  return texts;
}

test('every indexable article is listed with its whole text, newest first', () => {
  const xml = rss({ content, origin, site });
  const shown = content.articles.filter(({ seo }) => !seo?.noindex);
  expect(textsOf(xml, 'guid')).toEqual(shown.map(({ slug }) => `${origin}/news/${slug}`));
  expect(textsOf(xml, 'pubDate')).toEqual(
    shown.map(({ publishedOn }) => new Date(`${publishedOn}T00:00:00+02:00`).toUTCString()),
  );
  const first = textsOf(xml, 'content:encoded')[0] ?? '';
  expect(first.replace(/<[^>]*>/g, '').length).toBeGreaterThan(2000);
  expect(textsOf(xml, 'dc:creator').every((name) => name !== '')).toBe(true);
});

test('addresses in an article text are absolute', () => {
  for (const html of textsOf(rss({ content, origin, site }), 'content:encoded')) {
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^(?:https?:|tel:|mailto:)/);
    }
  }
});

test('special characters of XML and HTML appear as written', () => {
  const [article] = content.articles;
  if (!article) throw new Error('no articles');
  const odd = {
    ...article,
    title: 'Стены & <углы> "ровно"',
    body: [{ type: 'paragraph' as const, children: ['5 < 6 & 7'] }],
  };
  const xml = rss({ content: { ...content, articles: [odd] }, origin, site });
  expect(textsOf(xml, 'title')[1]).toBe('Стены & <углы> "ровно"');
  expect(textsOf(xml, 'content:encoded')).toEqual(['<p>5 &lt; 6 &amp; 7</p>']);
});

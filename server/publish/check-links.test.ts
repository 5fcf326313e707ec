import { expect, test } from 'vitest';
import { brokenLinks } from './check-links.ts';
import { internalLinks } from './check-page.ts';

const PAGES: Record<string, string> = {
  '/': '<i id="calculator">',
  '/works': '<i id="list">',
  '/цены': '<i id="кухня">',
};
const targets = { exists: (path: string) => path in PAGES, html: async (path: string) => PAGES[path] ?? '' };
const check = (links: Record<string, string[]>) => brokenLinks(new Map(Object.entries(links)), targets);

test('links to pages, their anchors and the intake of leads are sound', async () => {
  expect(await check({ '/': ['/works', '/works#list', '/?a=1', '/api/leads'], '/works': ['/#calculator'] })).toEqual(
    [],
  );
});

test('a missing page and a missing anchor are told with the page that names them', async () => {
  expect(await check({ '/': ['/works'], '/works': ['/nowhere', '/#prices', '#form'] })).toEqual([
    { page: '/works', link: '/nowhere' },
    { page: '/works', link: '/#prices' },
    { page: '/works', link: '#form' },
  ]);
});

test('an anchor that one page has and another has not is told of the other alone', async () => {
  expect(await check({ '/': ['#calculator'], '/works': ['#calculator'] })).toEqual([
    { page: '/works', link: '#calculator' },
  ]);
});

test('a Russian address or anchor is sound however the link writes it', async () => {
  const written = ['/цены#кухня', encodeURI('/цены#кухня')];
  expect(await check({ '/': [...written, '/цены#ванна'] })).toEqual([{ page: '/', link: '/цены#ванна' }]);
});

test('addresses are read from links, pictures and forms, without foreign ones and own anchors', () => {
  const html =
    '<a href="/works?a=1&amp;b=2"></a><a href="https://vk.ru/x"></a><a href="//x.y"></a><a href="#form"></a><a href="#gone"></a>' +
    '<source srcSet="/media/a-480.avif 480w, /media/a-800.avif 800w"/><form id="form" action="/api/leads"></form>';
  expect(internalLinks(html).sort()).toEqual(
    ['#gone', '/api/leads', '/media/a-480.avif', '/media/a-800.avif', '/works?a=1&b=2'].sort(),
  );
});

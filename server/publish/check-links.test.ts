import { expect, test } from 'vitest';
import { brokenLinks } from './check-links.ts';

const ANCHORS: Record<string, string[]> = { '/': ['calculator'], '/works': ['list'], '/цены': ['кухня'] };
const targets = { exists: (path: string) => path in ANCHORS, anchors: (path: string) => ANCHORS[path] ?? [] };
const check = (links: Record<string, string[]>) => brokenLinks(new Map(Object.entries(links)), targets);

test('links to pages, their anchors and the lead endpoint are valid', () => {
  expect(check({ '/': ['/works', '/works#list', '/?a=1', '/api/leads'], '/works': ['/#calculator'] })).toEqual([]);
});

test('a missing page and a missing anchor are reported with the linking page', () => {
  expect(check({ '/': ['/works'], '/works': ['/nowhere', '/#prices', '#form'] })).toEqual([
    { page: '/works', link: '/nowhere' },
    { page: '/works', link: '/#prices' },
    { page: '/works', link: '#form' },
  ]);
});

test('an anchor that exists on one page only is reported for the other page alone', () => {
  expect(check({ '/': ['#calculator'], '/works': ['#calculator'] })).toEqual([{ page: '/works', link: '#calculator' }]);
});

test('a Russian address or anchor is valid in any encoding', () => {
  const written = ['/цены#кухня', encodeURI('/цены#кухня')];
  expect(check({ '/': [...written, '/цены#ванна'] })).toEqual([{ page: '/', link: '/цены#ванна' }]);
});

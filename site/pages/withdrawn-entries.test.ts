import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../model/content.ts';
import { loadDemo } from '../../model/load/demo-content.fixture.ts';
import { createSite } from '../entry-static.tsx';

const WITHDRAWABLE = ['works', 'underway', 'flats', 'promotions', 'articles', 'reviews', 'vacancies'] as const;

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
}, 60_000);

const without = (kinds: readonly (typeof WITHDRAWABLE)[number][]): Content => ({
  ...content,
  ...Object.fromEntries(kinds.map((kind) => [kind, []])),
});

test.each(WITHDRAWABLE)('the data of every page can be made without any of the %s', (kind) => {
  const site = createSite(without([kind]));
  for (const page of site.pages()) expect(() => site.payload(page), page.path).not.toThrow();
});

test('no page links to a withdrawn page, except in texts that name it', async () => {
  const shown = without(WITHDRAWABLE);
  const site = createSite(shown);
  const pages = site.pages();
  const paths = new Set(pages.map(({ path }) => path));
  const texts = JSON.stringify(shown);
  const links = new Set<string>();
  for (const page of pages) for (const link of (await site.render(page)).facts.links) links.add(link);
  const entries = [...links].filter((link) => /^\/(works|sales|stocks|news)\/[^#?]/.test(link));
  expect(entries).not.toEqual([]);
  expect(entries.filter((link) => !paths.has(link.replace(/[#?].*/, '')) && !texts.includes(link))).toEqual([]);
}, 60_000);

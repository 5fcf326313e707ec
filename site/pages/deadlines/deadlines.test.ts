import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { plainSpaces } from '../../../model/format/typograph.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { createSite } from '../../entry-static.tsx';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
}, 60_000);

/** Content with the given number of contracts without pictures, and nothing else to count. */
const withContracts = (count: number): Content => ({
  ...content,
  works: content.works.map((work) => ({ ...work, finishedOn: '2020-01-01' })),
  underway: [],
  contracts: content.contracts.slice(0, count),
});

const hasPage = (path: string, of: Content) =>
  createSite(of)
    .pages()
    .some((page) => page.path === path);

async function renderPage(path: string, of: Content): Promise<string> {
  const site = createSite(of);
  const page = site.pages().find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  const { markup } = await site.render(page);
  return plainSpaces(markup.replaceAll('<!-- -->', ''));
}

test.each([1, 10, 45])('the page shows each of %i contracts as a bar and as a row of the table', async (count) => {
  const markup = await renderPage('/sroki', withContracts(count));
  expect(markup).toMatch(new RegExp(`За 12 месяцев — ${count} договор`));
  expect(markup.match(/--planned:/g)).toHaveLength(count);
  expect(markup.match(/<th scope="row">/g)).toHaveLength(count);
  expect(markup).toContain('<caption');
});

test('one contract offers no filter', async () => {
  const markup = await renderPage('/sroki', withContracts(1));
  expect(markup).not.toContain('aria-label="Пакет"');
  expect(await renderPage('/sroki', content)).toContain('aria-label="Пакет"');
});

test('a delay names its reason and its penalty', async () => {
  const markup = await renderPage('/sroki', content);
  expect(markup).toContain('опоздали на 4 дня');
  expect(markup).toContain('Дверь пришла с браком, новую ждали 4 дня. Неустойка 3 680 ₽');
});

test('all pages that state the totals say the same', async () => {
  const sentence = 'За 12 месяцев — 61 договор: 50 сданы, 11 в работе.';
  const markups = await Promise.all(['/', '/about', '/remont', '/sroki'].map((path) => renderPage(path, content)));
  expect(markups.filter((markup) => !markup.includes(sentence))).toEqual([]);
  expect(await renderPage('/works/seychas', content)).toContain('В работе 11 квартир, здесь — 4');
});

test('without contracts the page, its links and its totals do not exist', async () => {
  const empty = withContracts(0);
  expect(hasPage('/sroki', empty)).toBe(false);
  const markups = await Promise.all(
    ['/', '/about', '/remont', '/about/reviews'].map((path) => renderPage(path, empty)),
  );
  expect(markups.filter((markup) => markup.includes('/sroki') || markup.includes('За 12 месяцев'))).toEqual([]);
});

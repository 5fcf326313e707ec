import { beforeAll, describe, expect, test } from 'vitest';
import { typeset } from '../../../model/format/typeset.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { createSearch, type Search } from '../../features/search/create-search.ts';
import type { SearchGroup, SearchKind } from '../../features/search/search-entry.ts';
import { searchGroups } from './entries.ts';

let groups: SearchGroup[];
let search: Search;
beforeAll(async () => {
  groups = typeset(searchGroups(await loadDemo()));
  search = createSearch(groups);
}, 60_000);

const findAddresses = (query: string, kind?: SearchKind) =>
  search(query).groups.flatMap((group) => (kind && group.kind !== kind ? [] : group.entries.map(({ to }) => to)));

describe('a typical query of a flat owner', () => {
  test.each<[query: string, kind: SearchKind, to: string]>([
    ['сколько стоит ремонт двушки', 'section', '/#calculator'],
    ['сколько стоит ремонт двушки', 'article', '/news/sem-smet-na-dvushku'],
    ['кухня гостинная', 'work', '/works/kuhnya-gostinaya-na-soglasiya'],
    ['гарантия', 'package', '/remont/komfort'],
    ['однушка светлогорск', 'work', '/works/studiya-v-svetlogorske'],
    ['однушка', 'flat', '/sales/odnushka-na-turgeneva'],
    ['однокомнатную', 'flat', '/sales/odnushka-na-turgeneva'],
    ['стяжка', 'article', '/news/poryadok-rabot-i-sushka'],
    ['плитка в ванную', 'work', '/works/vannaya-na-gorkogo'],
    ['санузел', 'work', '/works/vannaya-na-gorkogo'],
    ['ремонт под ключ', 'package', '/remont/komfort'],
    ['цена', 'package', '/remont/bazovyy'],
    ['стоимость', 'section', '/remont'],
    ['вторичка', 'work', '/works/spalnya-na-aksakova'],
    ['новостройка', 'article', '/news/priyomka-novostroyki-23-punkta'],
    ['приемка', 'service', '/services/priyomka-kvartiry-u-zastrojshchika'],
    ['скидка', 'promotion', '/stocks/klining'],
    ['адрес офиса', 'section', '/contacts'],
  ])('«%s» finds among %s: %s', (query, kind, to) => {
    expect(findAddresses(query, kind)).toContain(to);
  });
});

test.each([
  ['сантузел', '/works/vannaya-na-gorkogo'],
  ['калькулятр', '/#calculator'],
  ['зеленаградск', '/sales/odnushka-na-turgeneva'],
  ['htvjyn', '/remont/komfort'],
])('the misspelt query «%s» finds the page', (misspelt, to) => {
  expect(findAddresses(misspelt)).toContain(to);
});

test('the beginning of a word finds the same pages as the whole word', () => {
  expect(findAddresses('зеленогр')).toEqual(expect.arrayContaining(findAddresses('зеленоградск')));
});

test('a query with exact matches returns no merely similar words', () => {
  const titles = search('цена').groups.flatMap(({ entries }) =>
    entries.map(({ title, note, words }) => [title, note, words]),
  );
  expect(titles.filter((texts) => /центр/i.test(texts.join(' ')) && !/цен[аыу]/i.test(texts.join(' ')))).toEqual([]);
});

test('entries with every query word come before entries that lack one', () => {
  const [first] = search('студия светлогорск').groups;
  expect(first?.entries[0]?.to).toBe('/works/studiya-v-svetlogorske');
});

test('empty and nonsense queries find nothing', () => {
  for (const query of ['', '  ', 'и на', '!?', 'абракадабра']) expect(search(query).total).toBe(0);
});

test('every address occurs in the list once', () => {
  const addresses = groups.flatMap(({ entries }) => entries.map(({ to }) => to));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a query over two thousand works reads no entry again', () => {
  let reads = 0;
  const counting = (entry: SearchGroup['entries'][number]) =>
    new Proxy(entry, {
      get(target, name) {
        reads += 1;
        return Reflect.get(target, name);
      },
    });
  const many = groups.map((group) =>
    group.kind === 'work' ? { ...group, entries: copies(group.entries, 2000).map(counting) } : group,
  );
  const searchMany = createSearch(many);
  expect(reads).toBeGreaterThan(2000);
  reads = 0;
  expect(searchMany('кухня гостинная').total).toBeGreaterThan(100);
  expect(reads).toBe(0);
});

function copies(entries: SearchGroup['entries'], count: number): SearchGroup['entries'] {
  return Array.from({ length: count }, (_, index) => {
    const { to, title, note, words } = entries[index % entries.length] as SearchGroup['entries'][number];
    return { to: `${to}-${index}`, title: `${title} ${index}`, note, words };
  });
}

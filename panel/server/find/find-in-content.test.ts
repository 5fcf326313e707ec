import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent, probe } from '../../../model/load/demo-content.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import type { Finding, FoundGroupName } from '../../contract/find.ts';
import { MAX_FINDINGS } from '../../contract/find.ts';
import { findInContent } from './find-in-content.ts';
import { createSearchedContent } from './searched-content.ts';

const demo = copyDemoContent();
const loader = createContentLoader(demo.folder, probe);
const read = createSearchedContent({ loader, staged: { photos: async () => new Map() } });

const find = async (query: string, group: FoundGroupName) =>
  findInContent(await read(), query)[group] ?? { total: 0, findings: [] };
const plain = (parts: Finding['title']) => parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

test.each<[query: string, group: FoundGroupName, to: string]>([
  ['минская', 'entries', '/content/works/dvushka-na-minskoy'],
  ['dvushka minskoy', 'entries', '/content/works/dvushka-na-minskoy'],
  ['работа на минской', 'entries', '/content/works/dvushka-na-minskoy'],
  ['комфорт', 'entries', '/content/packages/komfort'],
  ['rjvajhn', 'entries', '/content/packages/komfort'],
  ['заголовок на главной', 'texts', '/content/home?field=facts.hero.title'],
  ['телефон', 'texts', '/content/company?field=facts.phone'],
  ['05-17-38', 'texts', '/content/company?field=facts.departments.1.phone'],
  ['21900', 'texts', '/content/packages/komfort?field=facts.priceRubPerM2'],
  ['без комиссии', 'pages', '/content/pages?field=facts.sales.lead'],
  ['office-reception', 'photos', '/photos?q=office-reception.jpg'],
  ['деревянными рейками', 'photos', '/photos?q=office-reception.jpg'],
])('«%s» finds first among %s: %s', async (query, group, to) => {
  expect((await find(query, group)).findings[0]?.to).toBe(to);
});

test('the name of a field finds no entries by synonyms', async () => {
  expect((await find('телефон', 'entries')).findings).toEqual([]);
  expect((await find('смета', 'entries')).total).toBeGreaterThan(0);
});

test('a long text is shortened to the words of the query, which are marked', async () => {
  const { findings } = await find('ржавеет подвалом', 'texts');
  const [{ title, note } = { title: [], note: [] }] = findings;
  expect(plain(title)).toMatch(/^….*\[подвалом\].*…$/);
  expect(plain(title).length).toBeLessThan(160);
  expect(plain(note)).toBe('Немецкий дом: что проверить в перекрытиях до ремонта → Текст');
});

test('a reference to a price is neither found nor shown as it is written', async () => {
  const { findings } = await find('ремонтируем квартиру целиком', 'pages');
  expect(plain(findings[0]?.title ?? [])).toMatch(/^«Комфорт» стоит от … за метр, если \[ремонтируем\]/);
  expect((await find('komfort', 'pages')).findings).toEqual([]);
});

test('a photograph says where it is used, and one that no entry shows is found by its name', async () => {
  writeFileSync(join(demo.folder, 'photos/zabytyy-snimok.jpg'), '');
  const [used] = (await find('office-reception', 'photos')).findings;
  expect(plain(used?.note ?? [])).toMatch(/^«Контакты и реквизиты», «Тексты страниц», /);
  const [unused] = (await find('забытый zabytyy', 'photos')).findings;
  expect(unused).toBeUndefined();
  expect((await find('zabytyy', 'photos')).findings.map(({ note }) => plain(note))).toEqual(['Нигде не стоит']);
});

test('a file with a mistake is found, and so is everything else', async () => {
  await read();
  await demo.edit('packages/komfort.yaml', /^title: .*/m, 'title: Удобный\nunknownField: 1');
  expect((await find('удобный', 'entries')).findings[0]?.to).toBe('/content/packages/komfort');
  expect((await find('минская', 'entries')).findings[0]?.to).toBe('/content/works/dvushka-na-minskoy');
});

test('a group has the likeliest findings and the number of all', async () => {
  const { total, findings } = await find('заголовок', 'texts');
  expect(total).toBeGreaterThan(MAX_FINDINGS);
  expect(findings.length).toBe(MAX_FINDINGS);
});

test('nonsense and empty queries find nothing', async () => {
  for (const query of ['', 'и на', 'абракадабра']) {
    const found = Object.values(findInContent(await read(), query));
    expect(found.every(({ total }) => total === 0)).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { AdvisedDemo } from '../load/advised-demo.fixture.ts';
import type { PageHead } from './advised.ts';

const demo = new AdvisedDemo();
const page = (path: string, more: Partial<PageHead> = {}): PageHead => ({
  path,
  title: `Заголовок ${path}`,
  description: `Описание ${path}`,
  ...more,
});
const listAdvice = (...pages: PageHead[]) =>
  demo.advice({ works: demo.written.works }, { pages }).map(({ file, path, message }) => [file, path, message]);

test('a title of 70 characters and a description of 180 pass, one more character is reported', () => {
  expect(listAdvice(page('/', { title: 'о'.repeat(70), description: 'о'.repeat(180) }))).toEqual([]);
  expect(listAdvice(page('/', { title: 'о'.repeat(71), description: 'о'.repeat(181) }))).toEqual([
    ['home.yaml', ['seo', 'title'], expect.stringContaining('71\u00a0знак,')],
    ['home.yaml', ['seo', 'description'], expect.stringContaining('181\u00a0знак,')],
  ]);
});

test('a title shared by two pages is reported for the second one, in its source file', () => {
  const [work] = demo.written.works;
  const address = `/works/${work?.slug}`;
  expect(listAdvice(page('/works', { title: 'Работы' }), page(address, { title: 'Работы' }))).toEqual([
    [
      `works/${work?.slug}.yaml`,
      ['seo', 'title'],
      `Страница ${address}: заголовок в поиске тот же, что у /works. Напишите свой: в seo.title.`,
    ],
  ]);
});

test('a duplicate description of a list page is reported in pages.yaml', () => {
  const same = { description: 'Одно и то же' };
  expect(listAdvice(page('/works', same), page('/sales', same))).toMatchObject([['pages.yaml', undefined, /\/sales/]]);
});

test('a long title of a document page is reported in the latest edition of the document', () => {
  const documents = demo.firstOf('documents', { kind: 'policy', version: '2026-12-01' });
  const long = { title: 'о'.repeat(71) };
  const found = demo.advice({ documents }, { pages: [page('/policy', long), page('/policy/2026-12-01', long)] });
  expect(found.map(({ file }) => file)).toEqual(Array(3).fill('documents/policy/2026-12-01.md'));
});

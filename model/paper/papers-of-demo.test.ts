import { beforeAll, expect, test } from 'vitest';
import type { Content, Paper } from '../content.ts';
import { loadDemo } from '../load/demo-content.fixture.ts';
import { type Block, textOf, textOfInline } from '../rich-text/rich-text.ts';
import { numberedChecklist } from './checklist.ts';

let content: Content;
beforeAll(async () => {
  content = await loadDemo();
}, 60_000);

function paper(slug: string): Paper {
  const found = content.papers.find((candidate) => candidate.slug === slug);
  if (!found) throw new Error(`No paper ${slug}`);
  return found;
}

test('the acceptance checklist has the 118 points promised on pages, and 46 without a final finish', () => {
  const { points, roughPoints, sections } = numberedChecklist(paper('list-priyomki').checklist);
  expect([points, roughPoints]).toEqual([118, 46]);
  const all = sections.flatMap((section) => section.points);
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 118 }, (_, index) => index + 1));
  expect(new Set(all.map(({ what }) => what)).size).toBe(118);
});

test('point 31 is the point mentioned in a reply of the director', () => {
  const point = numberedChecklist(paper('list-priyomki').checklist)
    .sections.flatMap(({ points }) => points)
    .find(({ number }) => number === 31);
  expect(point?.what).toMatch(/Углы и места у стояков/);
  expect(content.reviews.find(({ slug }) => slug === 'viktor-nikolaevich')?.reply).toContain('пункт 31');
});

test('every package states the number of points of the checklist', () => {
  const { points, roughPoints } = numberedChecklist(paper('list-priyomki').checklist);
  const named = content.packages.map(({ slug, groups }) => {
    const line = groups.flatMap(({ lines }) => lines).find(({ title }) => title === 'Приёмка по листу');
    return [slug, Number.parseInt(line?.value ?? '', 10)];
  });
  expect(Object.fromEntries(named)).toEqual({
    'belaya-otdelka': roughPoints,
    bazovyy: points,
    komfort: points,
    avtorskiy: points,
  });
});

test('the contract contains the company details and splits the price as the packages do', () => {
  const text = textOf(paper('dogovor-podryada').body);
  const { legalName, inn, kpp, ogrn, account, bik, bank, address } = content.company.requisites;
  for (const value of [legalName, inn, kpp, ogrn, account, bik, bank, address]) expect(text).toContain(value);
  const table = paper('dogovor-podryada').body.find((block) => block.type === 'table');
  const shares = table?.rows.map((row) => Number.parseInt(textOfInline(row.at(-1) ?? []), 10));
  for (const { slug, payments } of content.packages) expect(shares, slug).toEqual(payments.map(({ share }) => share));
});

test('the contract names the same penalties for broken promises as the page about the company', () => {
  const text = textOf(paper('dogovor-podryada').body).replaceAll('\u00a0', ' ');
  const sums = content.pages.about.commitments.flatMap(
    ({ pays }) => /0,5 %|1 000 ₽/.exec(pays.replaceAll('\u00a0', ' '))?.[0] ?? [],
  );
  expect(sums.length).toBeGreaterThan(2);
  for (const sum of sums) expect(text).toContain(sum);
});

const rub = (text: string) =>
  Number(
    text
      .replace(/[\s\u00a0₽]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

function sumsOf(blocks: readonly Block[], at: number): Map<string, number> {
  const tables = blocks.flatMap((block) => (block.type === 'table' ? [block] : []));
  return new Map(
    (tables[at]?.rows ?? []).map((row) => [textOfInline(row[0] ?? []), rub(textOfInline(row.at(-1) ?? []))]),
  );
}

test('every row of the stage act multiplies correctly, and its sums equal the sums of its work', () => {
  const { body } = paper('akt-etapa');
  const [lines] = body.flatMap((block) => (block.type === 'table' ? [block] : []));
  const rows = (lines?.rows ?? []).map((row) => row.map(textOfInline));
  const total = rub(rows.pop()?.at(-1) ?? '');
  for (const [what, quantity = '', price = '', sum = ''] of rows) {
    expect(Math.round(rub(quantity.split(/[\s\u00a0]/)[0] ?? '') * rub(price)), what).toBe(rub(sum));
  }
  expect(rows.reduce((sum, row) => sum + rub(row.at(-1) ?? ''), 0)).toBe(total);

  const work = content.works.find(({ slug }) => slug === 'vannaya-na-gorkogo');
  const money = [...sumsOf(body, 3).values()];
  const fine = total * 0.005 * ((work?.actualDays ?? 0) - (work?.plannedDays ?? 0));
  const price = work?.estimateRub ?? 0;
  expect(money).toEqual([price, price * 0.9, price * 0.1, -fine, price * 0.1 - fine, work?.finalRub]);
});

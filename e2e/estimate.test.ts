import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { plain } from './support/leads.ts';
import { PHONE } from './support/visitor.ts';

const PACKAGES = ['belaya-otdelka', 'bazovyy', 'komfort', 'avtorskiy'];

type Shown = { readonly stages: readonly { subtotal: number; rows: number[][] }[]; readonly total: number };

function shownEstimate(page: Page): Promise<Shown> {
  return page.locator('#estimate').evaluate((section) => {
    const number = (element: Element | null | undefined) =>
      Number((element?.textContent ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
    const stages = [...section.querySelectorAll('details')].map((stage) => ({
      subtotal: number(stage.querySelector('summary span span:last-of-type')),
      rows: [...stage.querySelectorAll('tbody tr')].map((row) => [...row.children].slice(2).map(number)),
    }));
    const total = [...section.querySelectorAll('p')].find((line) => line.textContent?.startsWith('Итого'));
    return { stages, total: number(total?.querySelector('b')) };
  });
}

test('estimate rows multiply, add up to the price per metre and match the files without JavaScript', async ({
  newVisitor,
  site,
}) => {
  const { page, complaints } = await newVisitor({ javaScriptEnabled: false });
  for (const slug of PACKAGES) {
    await page.goto(`/remont/${slug}`);
    const { stages, total } = await shownEstimate(page);
    const rows = stages.flatMap((stage) => stage.rows);
    expect(rows.length, slug).toBeGreaterThanOrEqual(60);
    expect(rows.length, slug).toBeLessThanOrEqual(90);
    for (const [quantity = 0, price = 0, sum = 0] of rows) expect(Math.round(quantity * price), slug).toBe(sum);
    for (const stage of stages) expect(stage.rows.reduce((sum, row) => sum + (row[2] ?? 0), 0)).toBe(stage.subtotal);
    const perM2 = Number((await page.locator('h1').innerText()).replace(/\D+2?$/, '').replace(/\D/g, ''));
    expect([stages.reduce((sum, stage) => sum + stage.subtotal, 0), total]).toEqual([64 * perM2, 64 * perM2]);

    const sums = rows.map((row) => row[2]);
    const workbook = await fetch(`${site.url}/remont/${slug}/smeta.xlsx`);
    expect(workbook.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    const bytes = await workbook.arrayBuffer();
    const cells = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(cells.filter(([number]) => typeof number === 'number').map((row) => row[6])).toEqual(sums);
    expect(cells.find(([, title]) => title === 'Всего')?.[6]).toBe(total);

    const table = await fetch(`${site.url}/remont/${slug}/smeta.csv`);
    expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = parseCsv(new TextDecoder().decode(await table.arrayBuffer()), { delimiter: ';' });
    expect(lines.slice(1).map((line) => Number(line.at(-1)))).toEqual([...sums, total]);

    const words = (await page.locator('#estimate a[download]').allTextContents()).map(plain);
    expect(words[0]).toBe(`Таблица Excel (XLSX), ${Math.round(bytes.byteLength / 1024)} КБ`);
    expect(words[1]).toMatch(/^Простая таблица \(CSV\), \d+ КБ$/);
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Таблица Excel/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('smeta.xlsx');
  expect(complaints).toEqual([]);
});

test('stages unfold one by one without JavaScript, and paper shows all of them', { tags: ['nightly'] }, async ({
  visit,
}) => {
  const { page } = await visit('/remont/komfort', { javaScriptEnabled: false, viewport: PHONE });
  const folded = page.locator('#estimate details').nth(1);
  const hidden = folded.locator('tbody tr').first();
  const last = page.locator('#estimate tbody tr').last();
  expect([await hidden.isVisible(), await last.isVisible()]).toEqual([false, false]);
  await folded.locator('summary').click();
  expect([await hidden.isVisible(), await last.isVisible()]).toEqual([true, false]);
  await page.emulateMedia({ media: 'print' });
  const height = (await last.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(10);
});

test('the estimate of a chosen flat shows its rows, adds up to its sum and downloads as a workbook', async ({
  visit,
}) => {
  const { page } = await visit('/raschet?ploshchad=54&dom=vtorichka&paket=komfort&dop=door.2', { viewport: PHONE });
  const rows = page.locator('#smeta');
  await expect.poll(async () => plain(await rows.innerText())).toContain('«Комфорт», 54 м², 2 комнаты: 85 строк');
  const shown = await rows.evaluate((section) => {
    const number = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''));
    return {
      sums: [...section.querySelectorAll('tbody tr')].map((row) => number(row.lastElementChild?.textContent)),
      total: number([...section.querySelectorAll('p b')].at(-1)?.textContent),
    };
  });
  expect(shown.sums).toHaveLength(85);
  expect(shown.sums.reduce((sum, rub) => sum + rub, 0)).toBe(shown.total);
  expect(shown.total).toBe(Math.round(54 * 21_900 * 1.12) + 2 * 36_000);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    rows.getByRole('button', { name: 'Скачать таблицу Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('smeta.xlsx');
  const cells = (await readXlsx(await readFile(await file.path()))).sheets[0]?.rows ?? [];
  expect(cells.filter(([number]) => typeof number === 'number').map((row) => row[6])).toEqual(shown.sums);
  expect(cells.find(([, title]) => title === 'Всего')?.[6]).toBe(shown.total);
});

test("the page of a package leads to its rows for the visitor's area", { tags: ['nightly'] }, async ({ visit }) => {
  const { page } = await visit('/remont/bazovyy', { viewport: PHONE });
  await page.getByLabel('Смета для моей площади, м²').fill('45,5');
  await page.getByRole('button', { name: 'Посчитать построчно' }).click();
  await page.waitForURL('**/raschet?paket=bazovyy&ploshchad=45%2C5#smeta');
  await expect
    .poll(async () => plain(await page.locator('#smeta').innerText()))
    .toContain('«Базовый», 45,5 м², 1 комната');
});

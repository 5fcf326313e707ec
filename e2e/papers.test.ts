import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { readPage } from './support/page-html.ts';
import { PHONE } from './support/visitor.ts';

test('the company page links to three documents, each readable without JavaScript and saved as a PDF', async ({
  site,
}) => {
  const files = (await readPage(site.url, '/about')).links.filter((link) => link.endsWith('.pdf'));
  expect(files).toHaveLength(3);
  for (const file of files) {
    const answer = await fetch(site.url + file);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const paper = await readPage(site.url, file.replace(/\.pdf$/, ''));
    expect(paper.status).toBe(200);
    expect(paper.links).toContain(file);
    expect(/Скачать PDF ?, \d+ КБ/.test(paper.words), file).toBe(true);
  }
});

test('a paper has its contents, also those of a checklist', async ({ site }) => {
  for (const [paper, heading] of [
    ['list-priyomki', 'part-2'],
    ['dogovor-podryada', '3-sroki'],
  ]) {
    const html = await (await fetch(`${site.url}/about/documents/${paper}`)).text();
    expect(html).toContain(`<nav aria-label="Содержание документа"`);
    expect(html).toContain(`href="#${heading}"`);
  }
});

test('the sheet has all 118 points, and paper adds boxes for a pen', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/about/documents/list-priyomki');
  expect(await page.locator('main section ol li').count()).toBe(118);
  const box = page.locator('main section ol li i').first();
  expect(await box.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await box.isVisible()).toBe(true);
});

test('a work, its review and its foreman link to one another', async ({ newVisitor }) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/works/vannaya-na-gorkogo');
  await page.getByRole('link', { name: 'Глеб Сотников' }).click();
  expect(page.url()).toContain('/about#gleb-sotnikov');
  const person = page.locator('#gleb-sotnikov');
  expect(await person.getByText('4 объекта на сайте').isVisible()).toBe(true);
  expect(await person.locator('a[href="/works/vannaya-na-gorkogo"]').count()).toBe(1);
  await page.goto('/about/reviews');
  await page.getByRole('checkbox', { name: /^Ещё \d+ отзыв/ }).check();
  const review = page.locator('article', { hasText: 'Марина С.' });
  expect(await review.locator('a[href="/about#gleb-sotnikov"]').count()).toBe(1);
  const outside = review.getByRole('link', { name: 'Отзыв в 2ГИС' });
  expect(await outside.getAttribute('rel')).toBe('noopener nofollow');
});

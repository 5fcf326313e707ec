import { expect } from 'vitest';
import { test } from './support/preview.ts';

test('the embedded site works with the draft, but sends no lead and reads no cookies or panel answers', async ({
  preview,
}) => {
  const { page, site, heading, type, frame } = await preview();
  await page.getByText('Смотреть', { exact: true }).click();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/leads')) sent.push(request.url());
  });
  await type('Черновая двушка');
  await heading('Черновая двушка').waitFor();
  const inside = await frame();
  const form = site.locator('main form').last();
  await form.getByLabel(/Телефон/).fill('9112345678');
  // By keyboard: under load Chromium dispatches clicks on a cross-process frame to the outer page.
  for (const box of await form.getByRole('checkbox').all()) await box.press('Space');
  await form.getByRole('button').last().press('Enter');
  await form.getByText('В черновике заявка не отправляется').waitFor();

  expect(await inside.evaluate(() => self.origin)).toBe('null');
  expect(await inside.evaluate(() => document.cookie).catch(() => 'refused')).toBe('refused');
  const ask = ([url, method]: readonly [string, string]) =>
    fetch(url, { method, credentials: 'include' }).then(
      () => 'answered',
      () => 'refused',
    );
  expect(await inside.evaluate(ask, ['/api/entry?file=company.yaml', 'GET'] as const)).toBe('refused');
  expect(await inside.evaluate(ask, ['/api/preview', 'POST'] as const)).toBe('refused');

  const slider = site.getByRole('slider', { name: 'День ремонта' });
  await slider.press('Home');
  const first = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).not.toBe(first);
  await site.locator('main a[href^="/media/"]').first().click();
  await site.getByRole('dialog').waitFor();
  await site.getByRole('dialog').press('Escape');
  const banner = site.getByRole('banner');
  const menu = banner.getByRole('button', { name: 'Ремонт' });
  await menu.click();
  await banner
    .getByRole('link', { name: /Комфорт/ })
    .first()
    .waitFor();
  await menu.click();
  await banner.getByRole('link', { name: 'Работы' }).click();
  await heading(/работы/i).waitFor();
  await site.getByText('Черновая двушка').first().waitFor();
  await type('Другое имя');
  await site.locator('html:not([data-before])').getByText('Другое имя').first().waitFor();
  expect((await frame()).url()).toMatch(/\/works$/);
  expect(sent).toEqual([]);
});

import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { save, waitForAlert } from './support/publish.ts';

test('an edit is reported as published although another file has an error, which every screen names', async ({
  enterPanel,
  publishingOffice: office,
  editByHand,
}) => {
  const page = await enterPanel(office, 'editor');
  await page.goto('/content/company');
  const trade = page.getByLabel('Чем занимаетесь');
  await trade.fill('ремонт квартир и домов');
  await editByHand('people/gleb-sotnikov.yaml', /^name:/m, 'nmae:');
  const status = page.getByText(/На сайте не всё: \d/);
  await status.waitFor();
  await save(page);
  await waitForAlert(page, /Опубликовано за \d.*people\/gleb-sotnikov\.yaml/);
  expect(await (await fetch(office.site.url)).text()).toContain('ремонт квартир и домов');
  await page.getByRole('alert').filter({ hasText: 'Опубликовано за' }).getByRole('button').click();
  await status.click();
  const waiting = page.getByRole('alert', { name: 'Эти правки ждут, остальные на сайте' });
  await waiting
    .getByRole('link', { name: /^Команда/ })
    .first()
    .click();
  await page.waitForURL('**/content/people/gleb-sotnikov?field=facts.*');
});

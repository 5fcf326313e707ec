import { expect } from 'vitest';
import { callsOf } from './support/calls-of.ts';
import { test } from './support/fixtures.ts';
import { moveUp } from './support/move-up.ts';
import { giveUpDraft } from './support/publish.ts';

const WORK = '/content/works/dvushka-na-artilleriyskoy';

test('a form shows loader errors until reverted, redraws one field, keeps emptied and moved values', async ({
  enter,
}) => {
  const page = await enter('editor');
  await page.goto(WORK);
  const publish = page.getByRole('button', { name: 'Опубликовать', exact: true });
  await page.getByLabel('Заплатили по факту').fill('1 500 000');
  await publish.click();
  const summary = page.getByRole('alert', { name: /Пока не публикуется/ });
  await summary.getByText(/Строки бюджета дают 1482000 ₽, а по факту заплатили 1500000 ₽/).waitFor();
  await summary.getByRole('button', { name: 'Бюджет' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-facts.budget');
  await page.getByLabel('Заплатили по факту').fill('1 482 000');
  await summary.waitFor({ state: 'detached' });
  expect(await publish.isDisabled()).toBe(true);

  const title = page.getByRole('textbox', { name: 'Название', exact: true });
  // A rerender of the whole form takes 440,000 calls.
  expect(await callsOf(page, () => title.fill('Двушка'))).toBeLessThan(100_000);
  await title.fill('');
  const cover = page.getByRole('button', { name: 'Убрать: Обложка' });
  await cover.click();
  await cover.waitFor({ state: 'detached' });
  const words = await page.getByRole('textbox', { name: 'Пункт, 2' }).inputValue();
  await moveUp(page.getByRole('button', { name: 'Переставить: Пункт, 2' }), 2);
  await expect.poll(() => page.getByRole('textbox', { name: 'Пункт, 1' }).inputValue()).toBe(words);
  await page.getByText('Черновик сохранён').waitFor();
  expect(await title.inputValue()).toBe('');
  await page.getByRole('link', { name: '← Работы' }).click();
  await page.getByRole('table', { name: 'Работы' }).waitFor();
  await page.goBack();
  await giveUpDraft(page);
  expect(await title.inputValue()).not.toBe('');
});

test('typed text survives the end of the network, and waits as a draft of its author elsewhere', async ({
  enter,
  office,
}) => {
  const before = await office.inFolder('company.yaml');
  const page = await enter('editor');
  await page.clock.install();
  await page.goto('/content/company');
  const trade = page.getByLabel('Чем занимаетесь');
  await trade.waitFor();
  await page.context().setOffline(true);
  await trade.fill('ремонт квартир и домов');
  await page.clock.runFor(1000);
  await page.getByText('черновик пока на этом устройстве').waitFor();
  await page.context().setOffline(false);
  await page.reload();
  await trade.waitFor();
  expect(await trade.inputValue()).toBe('ремонт квартир и домов');
  await page.getByText('Черновик сохранён').waitFor();
  await page.close();

  const again = await enter('editor');
  await again.goto('/unfinished');
  await again.getByRole('link', { name: /Контакты и реквизиты/ }).click();
  const typed = again.getByLabel('Чем занимаетесь');
  await typed.waitFor();
  expect(await typed.inputValue()).toBe('ремонт квартир и домов');
  expect(await office.inFolder('company.yaml')).toBe(before);
  await giveUpDraft(again);
  expect(await typed.inputValue()).not.toBe('ремонт квартир и домов');
});

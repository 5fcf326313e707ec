import { expect } from 'vitest';
import { PHONE } from '../support/visitor.ts';
import { test } from './support/fixtures.ts';
import { newPhotos } from './support/new-photos.ts';
import { save } from './support/publish.ts';

test('a promotion is published after six answers; a refusal names all empty fields in one line', async ({
  enter,
  office,
}) => {
  const page = await enter('editor', { viewport: PHONE });
  await page.goto('/content/promotions');
  await page.getByRole('button', { name: 'Добавить' }).click();
  await page.getByRole('dialog').getByLabel('Название').fill('Скидка новосёлам');
  await page.getByRole('dialog').getByRole('button', { name: 'Заполнить' }).click();
  await page.getByLabel('Коротко').waitFor();

  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const refusal = page.locator('#error-summary');
  await refusal.getByText(/^Обязательное поле не заполнено: Коротко, Первый день, Последний день, Снимок$/).waitFor();
  expect(await refusal.getByRole('listitem').count()).toBe(2);
  const tops = ['Первый день', 'Последний день'].map(async (day) => (await page.getByLabel(day).boundingBox())?.y);
  expect(new Set(await Promise.all(tops)).size).toBe(1);

  await refusal.getByRole('button', { name: 'Коротко' }).click();
  await page.keyboard.type('Минус 3 % к смете.');
  await page.getByLabel('Первый день').fill('01.11.2026');
  await page.getByLabel('Последний день').fill('31.12.2027');
  const photo = page.locator('[id="field-facts.photo"]');
  await photo.locator('input[type=file]').setInputFiles(await newPhotos(1));
  await photo.getByLabel('Что на снимке').fill('Ключи на столе');
  await refusal.getByRole('button', { name: 'Условия' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Договор подписан в ноябре или декабре.');
  await save(page);
  const file = await office.inFolder('promotions/skidka-novosyolam.yaml');
  expect(file).toContain('summary: Минус 3 % к смете.\n');
  expect(file).not.toMatch(/^(organizer|form|facts|audience|included):/m);
});

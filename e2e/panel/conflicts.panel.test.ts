import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { save } from './support/publish.ts';

test('the second editor of an entry resolves conflicts, the rest merges, and history restores the first', async ({
  enter,
  office,
}) => {
  const [one, other] = await Promise.all([enter('editor'), enter('admin')]);
  const input = (name: string) => `[id="field-facts.${name}"]`;
  const [title, term] = [input('title'), input('term')];
  const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true });
  // Values are unique per run, so that a retry changes the file again.
  const run = randomUUID().slice(0, 4);
  await other.goto('/content/services/elektromontazh');
  await other.locator(term).waitFor();
  await one.goto('/content/services/elektromontazh');
  await one.getByText(/Здесь сейчас и .*Анна Белова/).waitFor();
  await one.locator(title).fill(`Электрика ${run}`);
  await one.locator(term).fill(`8 дней ${run}`);
  await other.locator(title).fill(`Проводка ${run}`);
  await save(one);
  await publish(other).click();
  const dialog = other.getByRole('dialog', { name: 'Запись уже изменили' });
  await dialog.getByRole('row', { name: `Название Электрика ${run} Проводка ${run}` }).waitFor();
  expect(await dialog.getByText('Ваш текст цел').count()).toBe(1);
  expect(await dialog.getByRole('row', { name: /Срок/ }).count()).toBe(0);
  expect(await publish(other).last().isDisabled()).toBe(true);
  await dialog.getByRole('radio', { name: 'Оставить моё' }).check();
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await other.getByText('Всё сохранено').waitFor();
  for (const line of [`Проводка ${run}`, `8 дней ${run}`])
    expect(await office.inFolder('services/elektromontazh.yaml')).toContain(line);

  await other.getByRole('button', { name: 'История правок' }).click();
  await other.getByRole('button', { name: 'Вернуть, как было до правки' }).click();
  await expect.poll(() => other.locator(`${title}:focus`).inputValue()).toBe(`Электрика ${run}`);
});

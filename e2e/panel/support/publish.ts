import type { Page } from 'playwright-core';

const button = (page: Page) => page.getByRole('button', { name: 'Опубликовать', exact: true });

export const waitForAlert = (page: Page, words: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: words }).first().waitFor({ timeout: 45_000 });

/** Publishes the form; resolves when the file is written and the form shows the saved version. */
export async function save(page: Page): Promise<void> {
  const written = page.waitForResponse((it) => it.request().method() === 'PUT' && it.url().endsWith('/api/entry'));
  await button(page).click();
  const answer = await written;
  if (!answer.ok()) throw new Error(`The panel answered ${answer.status()}: ${await answer.text()}`);
  await page.getByText('Всё сохранено').waitFor();
}

export async function publish(page: Page): Promise<void> {
  await save(page);
  await waitForAlert(page, /Опубликовано за \d/);
}

export async function giveUpDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Убрать черновик' }).click();
  await page.getByText(/Черновик: вы остановились/).waitFor({ state: 'detached' });
}

export async function chooseAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Что ещё можно сделать' }).click();
  await page.getByRole('menuitem', { name }).click();
}

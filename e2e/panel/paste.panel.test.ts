import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { newPhotos } from './support/new-photos.ts';

const ARTICLE = 'articles/sem-smet-na-dvushku';

type Clipboard = { readonly html?: string; readonly picture?: string };

/** @property picture bytes of a JPEG file in base64 */
const paste = (target: Locator, clipboard: Clipboard) =>
  target.evaluate((element, { html, picture }: Clipboard) => {
    const clipboardData = new DataTransfer();
    if (html !== undefined) clipboardData.setData('text/html', html);
    if (picture !== undefined) {
      const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
      clipboardData.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }));
    }
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);

async function openArticle(page: Page) {
  await page.goto(`/content/${ARTICLE}`);
  const text = page.getByRole('textbox', { name: 'Текст', exact: true });
  const photos = text.getByRole('region', { name: 'Снимок' });
  const first = text.locator('p').first();
  await first.click({ position: { x: 2, y: 8 } });
  return { text, photos, first, dialog: page.getByRole('dialog', { name: 'Картинки из вставленного' }) };
}

const pictureOf = async (name: string) => (await newPhotos(1, name))[0]?.buffer.toString('base64') ?? '';

test('pictures inside a paste are uploaded, described and inserted with the text in one step', async ({ enter }) => {
  const page = await enter('editor');
  const { text, photos, first, dialog } = await openArticle(page);
  await page.keyboard.press('Home');
  const before = await photos.count();
  const data = `<img alt="Кухня" src="data:image/jpeg;base64,${await pictureOf('kitchen')}">`;
  const damaged = `<img src="data:image/jpeg;base64,${btoa('%PDF-1.7')}">`;
  const foreign = '<img src="https://cdn.example/a.jpg">';
  await paste(first, { html: `<h2>Вставленное</h2><p>До ${data} после</p>${damaged}${foreign}` });
  await dialog.getByRole('alert').getByText('Это PDF').waitFor();
  const what = dialog.getByLabel('Что на снимке');
  await expect.poll(() => what.inputValue()).toBe('Кухня');
  const insert = dialog.getByRole('button', { name: 'Вставить', exact: true });
  await what.fill('');
  expect(await insert.isDisabled()).toBe(true);
  await what.fill('Кухня после ремонта');
  await insert.click();
  const heading = text.getByRole('heading', { name: 'Вставленное' });
  await heading.waitFor();
  expect((await text.locator('h2, p').first().innerText()).trim()).toBe('Вставленное');
  await page.getByRole('alert').getByText('Они на сайте cdn.example.').waitFor();
  await expect.poll(() => photos.count()).toBe(before + 1);
  await photos.getByText('Кухня после ремонта').waitFor();
  await page.keyboard.press('Control+z');
  await heading.waitFor({ state: 'detached' });
  await expect.poll(() => photos.count()).toBe(before);
});

test('a screenshot is pasted into an article, onto a photo field of its dialog and onto the photographs', async ({
  enter,
}) => {
  const page = await enter('editor');
  const { photos, first, dialog } = await openArticle(page);
  const before = await photos.count();
  await paste(first, { picture: await pictureOf('screen') });
  await dialog.getByLabel('Что на снимке').fill('Смета на экране');
  await dialog.getByRole('button', { name: 'Вставить', exact: true }).click();
  await expect.poll(() => photos.count()).toBe(before + 1);

  await page.getByRole('button', { name: 'Снимок', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Снимок', exact: true });
  await form.getByText(/^Или перетащите сюда/).click();
  await paste(page.locator(':focus'), { picture: await pictureOf('field') });
  await form.getByAltText('Снимок').waitFor();

  await page.goto('/photos');
  await page.getByText(/^Или перетащите сюда/).click();
  await paste(page.locator(':focus'), { picture: await pictureOf('pasted') });
  await page
    .getByText(/^image-[0-9a-f]{8}\.jpg$/)
    .first()
    .waitFor();
});

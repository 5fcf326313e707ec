import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { RELEASES } from '../../scripts/test-releases/releases.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { focused, test } from './support/pointing.ts';

/** Bytes of four of the 22 zero-width characters of a mark; fewer occur in pictures by chance. */
const MARK = /(?:\xe2\x80[\x8c\x8d]){4}/;

test('typing shows on the page before the draft is rendered, and the renderer has the last word', async ({
  pointAt,
}) => {
  const { page, site, main } = await pointAt();
  const heading = main.getByRole('heading', { level: 1 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/preview', async (route) => {
    await held;
    await route.continue();
  });
  await heading.click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');
  await page.keyboard.press('End');
  await page.keyboard.type(' в срок');
  await heading.getByText(/договоре.в.срок$/).waitFor();
  await site.locator('html').evaluate((html) => html.setAttribute('data-before', ''));
  answer();
  await site.locator('html:not([data-before])').waitFor();
  await heading.getByText(/договоре.в.срок$/).waitFor();
});

test('on a phone a click opens the field in a sheet under the page', async ({ pointAt }) => {
  const { page, main, mark } = await pointAt(PHONE);
  await main.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => focused(page)).toBe('field-facts.hero.title');
  const input = await page.locator(':focus').boundingBox();
  await expect.poll(async () => (await mark.boundingBox())?.y ?? 0).toBeGreaterThan(50);
  const shown = await mark.boundingBox();
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(input?.y ?? 0);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Закрыть поля' }).click();
  await page.getByText('Поля', { exact: true }).click();
  await page.locator('iframe').waitFor({ state: 'detached' });
});

test('no file of a release contains a mark', async () => {
  const release = await realpath(join(RELEASES.demo.dataDir, 'current'));
  const found = await readdir(release, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(files.length).toBeGreaterThan(1000);
  for (const file of files) expect(MARK.test(await readFile(file, 'latin1')), file).toBe(false);
});

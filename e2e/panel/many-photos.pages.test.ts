import { expect } from 'vitest';
import { test } from './support/fixtures.ts';
import { newPhotos } from './support/new-photos.ts';
import { publish } from './support/publish.ts';

/** The maximum of a gallery. */
const PHOTOS = 20;
const WORK = 'dvushka-na-minskoy';

test('a gallery filled in one upload is on the site with every photograph', { timeout: 240_000 }, async ({
  enterPanel,
  publishingOffice: office,
}) => {
  const page = await enterPanel(office, 'editor');
  await page.goto(`/content/works/${WORK}`);
  const gallery = page.getByRole('group', { name: /^Снимки/ }).first();
  const words = gallery.getByLabel('Что на снимке');
  await words.first().waitFor();
  const before = await words.count();
  await gallery.locator('input[type=file]').setInputFiles(await newPhotos(PHOTOS - before));
  await expect.poll(() => words.count(), { timeout: 120_000 }).toBe(PHOTOS);
  for (let at = before; at < PHOTOS; at += 1) await words.nth(at).fill(`Снимок ${at + 1}`);
  await publish(page);
  const html = await (await fetch(`${office.site.url}/works/${WORK}`)).text();
  expect(html).toContain(`Снимок ${PHOTOS}`);
  expect(new Set(html.match(new RegExp(`${WORK}-[0-9a-f]{8}`, 'g'))).size).toBe(PHOTOS - before);
});

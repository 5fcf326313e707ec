import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { officeOfFile } from './support/staff.ts';

const { site, panel, enter } = officeOfFile();

const PATIENCE = { timeout: 40_000 };
const FLAT = 'flats/odnushka-na-soglasiya.yaml';
const feed = async () => (await fetch(`${site().url}/feeds/cian.xml`)).text();

test('the screen of publishing names the flat that a portal does not get, and leads to its field', async () => {
  expect(await feed()).toContain('odnushka-na-soglasiya');
  const path = join(panel().contentDir, FLAT);
  const before = await readFile(path, 'utf8');
  const page = await enter('editor');
  await page.goto('/publishing');
  await page.getByRole('heading', { name: 'Площадки' }).waitFor();
  await page.getByText('ЦИАН: 5 объявлений', { exact: false }).waitFor();
  await writeFile(path, before.replace(/latitude: .*\nlongitude: .*\n/, ''));
  const reason = page.getByRole('listitem').filter({ hasText: /1 не попало: нет координат/ });
  await reason.first().waitFor(PATIENCE);
  await expect.poll(feed, PATIENCE).not.toContain('odnushka-na-soglasiya');
  await reason.first().getByRole('link', { name: '1-комнатная, 43,8 м²' }).click();
  await page.getByLabel('Широта').waitFor();
  await writeFile(path, before);
  await expect.poll(feed, PATIENCE).toContain('odnushka-na-soglasiya');
  await page.context().close();
});

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { newVisitor, PHONE } from '../support/visitor.ts';
import { panelOfFile } from './support/staff.ts';

const { browser, panel } = panelOfFile();

test('An administrator downloads the whole, and puts it back in the place of what has gone wrong', async () => {
  const { page, complaints, leave } = await newVisitor(browser(), panel().url);
  await page.context().addCookies(await panel().signIn('admin'));
  await page.goto('/archive');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать архив' }).click();
  const archive = join(panel().dataDir, 'panel.tar.gz');
  await (await downloading).saveAs(archive);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBeLessThanOrEqual(0);

  const spoiled = join(panel().contentDir, 'company.yaml');
  const before = await readFile(spoiled, 'utf8');
  await writeFile(spoiled, 'всё стёрто по ошибке');
  const restore = page.getByRole('button', { name: 'Восстановить' });
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'letter.gz', mimeType: 'application/gzip', buffer: Buffer.from('не архив') });
  expect(await restore.isDisabled()).toBe(true);
  await page.getByLabel(/Понимаю/).check();
  await restore.click();
  await page.getByRole('alert').getByText('это не архив панели').waitFor();
  await choose.setInputFiles(archive);
  await restore.click();
  await page.getByText('Прежнее содержимое лежит на сервере').waitFor();
  expect(await readFile(spoiled, 'utf8')).toBe(before);
  expect(complaints.filter((line) => !/\b(401|404|422)\b/.test(line))).toEqual([]);
  await leave();
});

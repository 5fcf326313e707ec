import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { writeExampleCompany } from '../../scripts/test-releases/example-company.ts';
import { overflowPx } from '../support/looks.ts';
import { axeViolations } from '../support/sweep.ts';
import { PHONE } from '../support/visitor.ts';
import { test as base } from './support/fixtures.ts';
import { startPanelProcess } from './support/panel-process.ts';

/** A separate panel with little content, since restoring an archive replaces the content, the staff and the leads. */
const test = base.extend('panel', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'archived-'));
  const contentDir = join(home, 'content');
  await writeExampleCompany(contentDir);
  const panel = await startPanelProcess({ contentDir });
  onCleanup(async () => {
    await panel.stop();
    await rm(home, { recursive: true });
  });
  return panel;
});

/** The panel reads, packs and checks all photographs. */
const PATIENT = { timeout: 60_000 };

test('an administrator downloads the full archive and restores it over damaged data', {
  timeout: 120_000,
}, async ({ enterPanel, panel }) => {
  const page = await enterPanel(panel, 'admin', { viewport: PHONE });
  await page.goto('/archive');
  const link = page.getByRole('link', { name: 'Скачать архив' });
  await link.waitFor(PATIENT);
  const [download] = await Promise.all([page.waitForEvent('download', PATIENT), link.click()]);
  const archive = join(panel.dataDir, 'panel.tar.gz');
  await download.saveAs(archive);
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowPx(page, PHONE.width)).toBeLessThanOrEqual(0);

  const spoiled = join(panel.contentDir, 'company.yaml');
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
  await page.getByText('Прежнее содержимое лежит на сервере').waitFor(PATIENT);
  expect(await readFile(spoiled, 'utf8')).toBe(before);
});

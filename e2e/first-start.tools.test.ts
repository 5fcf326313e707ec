import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeExampleCompany } from '../scripts/test-releases/example-company.ts';
import { publishState } from './support/publish-state.ts';
import { startSite } from './support/site-process.ts';

const PUBLISHED_MS = 60_000;

test('a first start without content, then with an error, informs operator and visitors until it is fixed', async () => {
  const home = await mkdtemp(join(tmpdir(), 'first-'));
  const contentDir = join(home, 'content');
  const site = await startSite({ contentDir, isFirstStart: true, until: 'Папки с содержимым нет' });
  onTestFinished(async () => {
    await site.stop();
    await rm(home, { recursive: true, force: true });
  });
  const ask = (path: string) => fetch(site.url + path, { redirect: 'manual' });

  expect(site.output()).toContain('сайт ещё не открыт');
  const empty = await ask('/');
  expect(empty.status).toBe(503);
  expect(await empty.text()).toMatch(/^(?![\s\S]*tel:)[\s\S]*Сайт готовится/);

  await writeExampleCompany(join(home, 'edited'), ['dvushka-v-bragine']);
  const company = await readFile(join(home, 'edited', 'company.yaml'), 'utf8');
  await writeFile(join(home, 'edited', 'company.yaml'), company.replace(/^brand: .*/m, 'brand: *'));
  await rename(join(home, 'edited'), contentDir);
  await site.printed(/company.yaml, строка/, PUBLISHED_MS);
  expect(site.output()).toContain('Содержимое не опубликовано, сайт ещё не открыт');
  expect(site.output()).not.toContain('прежняя версия');
  const page = await ask('/works/dvushka-v-bragine');
  expect(page.status).toBe(503);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await page.text();
  const phone = /^phone: "?(\+7\d+)/m.exec(company)?.[1];
  expect(html).toContain('<html lang="ru">');
  expect(html).toContain(`href="tel:${phone}"`);
  expect((await ask('/healthz')).status).toBe(503);
  await expect
    .poll(() => publishState(site))
    .toMatchObject({
      live: null,
      refused: true,
      trouble: { isWhole: true, issues: [{ file: 'company.yaml', line: expect.any(Number) }] },
    });

  await writeFile(join(contentDir, 'company.yaml'), company);
  await site.printed('Сайт открыт', PUBLISHED_MS);
  expect((await ask('/works/dvushka-v-bragine')).status).toBe(200);
  await expect.poll(() => publishState(site)).toMatchObject({ refused: false, trouble: null });
});

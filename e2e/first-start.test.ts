import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishState } from './support/publish-state.ts';
import type { SiteProcess } from './support/site-process.ts';
import { startSite } from './support/site-process.ts';

/** All pages are made, beside other tests. */
const LONG_MS = 180_000;

let home: string;
let contentDir: string;
let site: SiteProcess | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'first-'));
  contentDir = join(home, 'content');
});
afterEach(async () => {
  await site?.stop();
  await rm(home, { recursive: true, force: true });
});

const ask = (path: string) => fetch((site?.url ?? '') + path, { redirect: 'manual' });

test(
  'a first start with a mistake says that the site is not open, visitors get the phone, and mending opens it',
  async () => {
    await cp('content', contentDir, { recursive: true });
    const company = await readFile(join(contentDir, 'company.yaml'), 'utf8');
    await writeFile(join(contentDir, 'company.yaml'), company.replace(/^brand: .*/m, 'brand: *'));
    site = await startSite({ contentDir, isFirstStart: true, until: 'company.yaml, строка' });
    expect(site.output()).toContain('Содержимое не опубликовано, сайт ещё не открыт');
    expect(site.output()).not.toContain('прежняя версия');

    const page = await ask('/works/dvushka-na-minskoy');
    expect(page.status).toBe(503);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    const phone = /^phone: "?(\+7\d+)/m.exec(company)?.[1];
    expect(html).toContain('<html lang="ru">');
    expect(html).toContain(`href="tel:${phone}"`);
    expect((await ask('/healthz')).status).toBe(503);
    expect(await publishState(site)).toMatchObject({
      live: null,
      refused: true,
      trouble: { isWhole: true, issues: [{ file: 'company.yaml', line: expect.any(Number) }] },
    });

    await writeFile(join(contentDir, 'company.yaml'), company);
    await site.printed('Сайт открыт', 120_000);
    expect((await ask('/works/dvushka-na-minskoy')).status).toBe(200);
    const opened = site;
    await expect.poll(() => publishState(opened)).toMatchObject({ refused: false, trouble: null });
  },
  LONG_MS,
);

test(
  'a first start without the content folder says so, and its arrival opens the site',
  async () => {
    site = await startSite({ contentDir, isFirstStart: true, until: 'Папки с содержимым нет' });
    expect(site.output()).toContain('сайт ещё не открыт');
    const page = await ask('/');
    expect(page.status).toBe(503);
    const html = await page.text();
    expect(html).toContain('Сайт готовится');
    expect(html).not.toContain('tel:');
    await cp('content', contentDir, { recursive: true });
    await site.printed('Сайт открыт', 120_000);
    expect((await ask('/')).status).toBe(200);
  },
  LONG_MS,
);

test(
  'a publisher that is killed at its work is tried again',
  async () => {
    await cp('content', contentDir, { recursive: true });
    site = await startSite({ contentDir });
    await site.printed('Опубликовано за');
    const { pid, output } = site;
    const publisher = async () => Number((await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim());
    const printed = output().length;
    const idle = await publisher();
    process.kill(idle, 'SIGKILL');
    const company = await readFile(join(contentDir, 'company.yaml'), 'utf8');
    await writeFile(join(contentDir, 'company.yaml'), company.replace(/^city: .*/m, 'city: Гурьевск'));
    await expect.poll(async () => ![0, idle].includes(await publisher()), { timeout: 30_000, interval: 10 }).toBe(true);
    process.kill(await publisher(), 'SIGKILL');
    await expect.poll(() => output().slice(printed), { timeout: 120_000 }).toContain('Опубликовано за');
    expect(output().slice(printed)).not.toContain('не удалось');
  },
  LONG_MS,
);

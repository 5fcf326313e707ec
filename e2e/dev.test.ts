import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { linkTree } from '../scripts/test-releases/link-tree.ts';
import { PICTURES } from '../scripts/test-releases/releases.ts';
import { test as base } from './support/fixtures.ts';
import { freePort } from './support/free-port.ts';
import { collectOutput } from './support/site-process.ts';

/** Vite serves modules one by one, which is slow next to other tests. */
const SHOWN = { timeout: 60_000 };

const test = base.extend('dev', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'dev-'));
  const [contentDir, dataDir] = [join(home, 'content'), join(home, 'var')];
  await cp('content', contentDir, { recursive: true });
  await linkTree(PICTURES, join(dataDir, 'cache'));
  const port = await freePort();
  const environment = { NODE_ENV: 'development', PORT: String(port), CONTENT_DIR: contentDir, DATA_DIR: dataDir };
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/dev/dev.ts'], {
    env: { ...process.env, ...environment },
  });
  const closed = once(server, 'close');
  const { text: output, wait } = collectOutput(server);
  const stop = async () => {
    server.kill('SIGTERM');
    await closed;
  };
  onCleanup(async () => {
    await stop();
    await rm(home, { recursive: true, force: true });
  });
  await wait('Разработка:', SHOWN.timeout);
  return { url: `http://127.0.0.1:${port}`, contentDir, output, stop };
});

test('a content error appears in the page with file and remedy, and the page returns after the fix', async ({
  dev,
  newVisitor,
}) => {
  const { page } = await newVisitor({ origin: dev.url });
  await page.goto('/', SHOWN);
  const heading = await page.locator('h1').innerText();
  const widthOfMark = () => page.locator('header use').evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(widthOfMark, { message: 'the mark' }).toBeGreaterThan(0);
  const file = join(dev.contentDir, 'company.yaml');
  const before = await readFile(file, 'utf8');

  await writeFile(file, before.replace(/^brand: .*/m, 'brand: *Новая'));
  await page.getByText('Ошибка в содержимом').waitFor(SHOWN);
  const words = await page.locator('main').innerText();
  expect(words).toMatch(/company\.yaml, строка \d+: С «\*» текст начинаться не может.*кавычки/);
  expect(words).toContain('страница вернётся сама');

  await writeFile(file, before);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor(SHOWN);
});

test('a missing page names its address, and hydrates', async ({ dev, newVisitor }) => {
  const { page } = await newVisitor({ origin: dev.url });
  await page.goto('/works/%D0%BD%D0%B5%D1%82', SHOWN);
  await page.getByText('/works/нет').first().waitFor(SHOWN);
  await page.locator('html[data-started]').waitFor({ ...SHOWN, state: 'attached' });
});

test('content errors and aborted picture downloads leave no stack trace', async ({ dev }) => {
  const [picture] = /\/media\/[^" ,]+\.avif/.exec(await (await fetch(dev.url)).text()) ?? [];
  const answered = get(dev.url + picture);
  const [answer] = (await once(answered, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.destroy();
  const asked = get(dev.url + picture).on('error', () => undefined);
  await once(asked, 'finish');
  asked.destroy();
  expect((await fetch(dev.url + picture)).status).toBe(200);
  await dev.stop();
  expect(dev.output()).not.toMatch(/^\s+at |premature/im);
});

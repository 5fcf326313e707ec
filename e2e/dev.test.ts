import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { linkTree } from './support/link-tree.ts';
import { freePort } from './support/site-process.ts';

let home: string;
let url: string;
let server: ChildProcess;
let output = '';

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'dev-'));
  await cp('content', join(home, 'content'), { recursive: true });
  await linkTree('var/cache', join(home, 'var', 'cache'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/dev/dev.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      CONTENT_DIR: join(home, 'content'),
      DATA_DIR: join(home, 'var'),
    },
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (output += chunk));
  while (!output.includes('Разработка:')) await once(server.stdout as Readable, 'data');
});
afterAll(async () => {
  server.kill('SIGTERM');
  if (server.exitCode === null) await once(server, 'exit');
  await rm(home, { recursive: true, force: true });
});

test('a mistake in the content shows in the page with file and remedy, and the page returns when it is mended', async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(url, { timeout: 60_000 });
  const heading = await page.locator('h1').innerText();
  const widthOfMark = () => page.locator('header use').evaluate((use: SVGUseElement) => use.getBBox().width);
  await expect.poll(widthOfMark, { message: 'the mark' }).toBeGreaterThan(0);
  const file = join(home, 'content', 'company.yaml');
  const before = await readFile(file, 'utf8');

  await writeFile(file, before.replace(/^brand: .*/m, 'brand: *Новая'));
  await page.getByText('Ошибка в содержимом').waitFor({ timeout: 30_000 });
  const words = await page.locator('main').innerText();
  expect(words).toMatch(/company\.yaml, строка \d+: С «\*» текст начинаться не может.*кавычки/);
  expect(words).toContain('страница вернётся сама');
  expect(output).not.toMatch(/^\s+at /m);

  await writeFile(file, before);
  await expect.poll(() => page.locator('h1').innerText(), { timeout: 30_000 }).toBe(heading);
  await browser.close();
});

test('a visitor who hangs up while a picture is sent leaves no stack trace', async () => {
  const html = await (await fetch(url)).text();
  const picture = /\/media\/[^" ,]+\.avif/.exec(html)?.[0] ?? '';
  await new Promise<void>((resolve, reject) => {
    const request = get(url + picture, (response) => {
      expect(response.statusCode).toBe(200);
      response.destroy();
      resolve();
    });
    request.on('error', reject);
  });
  const aborted = get(url + picture);
  aborted.on('error', () => undefined);
  await once(aborted, 'socket');
  setTimeout(() => aborted.destroy(), 5);
  expect((await fetch(url + picture)).status).toBe(200);
  expect(output).not.toMatch(/^\s+at |premature/im);
});

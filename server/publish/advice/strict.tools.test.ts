import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeExampleCompany } from '../../../scripts/test-releases/example-company.ts';
import { readPublishState } from '../state/publish-state.ts';

let home: string;
let contentDir: string;
let dataDir: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'strict-'));
  contentDir = join(home, 'content');
  dataDir = join(home, 'var');
  await writeExampleCompany(contentDir, ['dvushka-v-bragine']);
  await makeLight(join(contentDir, 'photos'));
  await appendFile(join(contentDir, 'company.yaml'), 'demoNotice: Данные вымышлены.\n');
});
async function makeLight(folder: string): Promise<void> {
  const picture = sharp({ create: { width: 320, height: 214, channels: 3, background: '#8a9a7b' } });
  for (const file of await readdir(folder)) await picture.clone().toFile(join(folder, file));
}
afterAll(() => rm(home, { recursive: true, force: true }));

const FAR = '2999-12-31';

async function edit(file: string, from: RegExp, to: string): Promise<void> {
  const path = join(contentDir, file);
  const before = await readFile(path, 'utf8');
  expect(before).toMatch(from);
  await writeFile(path, before.replace(from, to));
}

function publish(...args: string[]): Promise<{ readonly code: number; readonly output: string }> {
  const script = ['--disable-warning=ExperimentalWarning', 'server/publish/once.ts', ...args];
  const env = { ...process.env, CONTENT_DIR: contentDir, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, script, { env }, (error, output) => resolve({ code: Number(error?.code ?? 0), output }));
  });
}

const shown = () => readlink(join(dataDir, 'current')).catch(() => null);

test('--strict publishes nothing while advice exists and lists it by file; a plain publish counts it', async () => {
  await edit('home.yaml', /lead: .*/, 'lead: Лучший ремонт в Ярославле');
  const strict = await publish('--strict');
  expect(strict.output).toMatch(
    /^home\.yaml\n {2}• строка \d+, поле «Первый экран → Абзац под заголовком» \(hero\.lead\): «Лучший ремонт/m,
  );
  expect(strict.output).toContain('С --strict ничего нового на сайт не вышло');
  expect(strict.code).toBe(1);
  expect(await shown()).toBeNull();
  const advised = (await readPublishState(dataDir)).advice;
  expect(advised.issues).toContainEqual(expect.objectContaining({ file: 'home.yaml', path: ['hero', 'lead'] }));

  const plain = await publish();
  expect(plain.output).toContain(`Советов: ${advised.total}. Посмотреть: npm run publish -- --strict`);
  expect(plain.code).toBe(0);
  expect(await shown()).not.toBeNull();
});

test('--strict publishes when no advice exists', async () => {
  await edit('home.yaml', /lead: .*/, 'lead: Ремонт в Ярославле по смете');
  await edit('company.yaml', /pricesValidUntil: .*/, `pricesValidUntil: "${FAR}"`);
  await edit('pages.yaml', /по 31 декабря 2026/, 'по 31 декабря 2999');
  const before = await shown();
  const { code, output } = await publish('--strict');
  expect(output).toContain('Советов нет.');
  expect(code).toBe(0);
  expect(await shown()).not.toBe(before);
});

test('a refused file keeps --strict from publishing the others', async () => {
  const before = await shown();
  await edit('home.yaml', /lead: .*/, 'lead: Ремонт в Ярославле по смете и в срок');
  await edit('works/dvushka-v-bragine.yaml', /^title: .*\n/m, '');
  const { code, output } = await publish('--strict');
  expect(output).toMatch(
    /^Исправьте: works\/dvushka-v-bragine\.yaml, поле «Название» \(title\): Обязательное поле не заполнено/m,
  );
  expect(code).toBe(1);
  expect(await shown()).toBe(before);
});

test('an unknown option gives the list of known options', async () => {
  const { code, output } = await publish('--strickt');
  expect(output).toContain('npm run publish -- --strict');
  expect(code).toBe(2);
});

import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { formatIssue } from '../../model/load/format-issue.ts';
import type { PublishOutcome } from './publisher.ts';
import { Publisher } from './publisher.ts';

const NOON = new Date('2026-11-20T10:00:00Z');
const WORK = 'works/dvushka-na-minskoy.yaml';
/** The good edit that stands beside every bad one, on a page of its own. */
const NOTE = 'по выработке, сумма за месяц';
const editNote = () => edit('vacancies/plitochnik.yaml', /^salaryNote: .*/m, `salaryNote: ${NOTE}`);

let home: string;
let contentDir: string;
let dataDir: string;
let publisher: Publisher;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'held-'));
  contentDir = join(home, 'content');
  dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true }).catch(() => undefined);
  publisher = newPublisher();
  await publisher.run(NOON);
});
afterEach(async () => {
  await rm(contentDir, { recursive: true });
  await cp('content', contentDir, { recursive: true });
  expect(await publisher.run(NOON)).toMatchObject({ issues: [], heldBack: [] });
});
afterAll(() => rm(home, { recursive: true, force: true }));

const newPublisher = () => new Publisher({ contentDir, dataDir, distDir: 'dist', origin: 'https://pregolya.example' });
const at = (file: string) => join(contentDir, file);
const shown = (file: string) => readFile(join(dataDir, 'current', 'public', file), 'utf8');

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const before = await readFile(at(file), 'utf8');
  expect(before).toMatch(from);
  await writeFile(at(file), before.replace(from, to));
}

/** Publishes a good edit together with whatever is wrong. */
async function publishBeside(): Promise<PublishOutcome & { readonly sentences: string[] }> {
  await editNote();
  const outcome = await publisher.run(NOON);
  expect((await shown('about/vacancies.html')).replaceAll('\u00a0', ' ')).toContain(NOTE);
  return { ...outcome, sentences: outcome.issues.map(formatIssue) };
}

test('a mistake in one file keeps its last good copy on the site while another edit goes live', async () => {
  const before = await shown('works/dvushka-na-minskoy.html');
  await edit(WORK, /^title: .*/m, 'title: *Новый');
  const { sentences, heldBack } = await publishBeside();
  expect(sentences).toEqual([expect.stringMatching(/^works\/dvushka-na-minskoy\.yaml, строка 1: С «\*»/)]);
  expect(heldBack).toEqual([{ file: WORK, instead: 'earlier' }]);
  const heading = /<h1[^>]*>.*?<\/h1>/s;
  expect((await shown('works/dvushka-na-minskoy.html')).match(heading)?.[0]).toBe(before.match(heading)?.[0]);
});

test('a new file with a mistake is left out', async () => {
  await writeFile(at('works/novaya.yaml'), 'title: Новая');
  await writeFile(at('photos/IMG_1.HEIC'), 'x');
  const { heldBack } = await publishBeside();
  expect(heldBack).toEqual([
    { file: 'works/novaya.yaml', instead: 'nothing' },
    { file: 'photos/IMG_1.HEIC', instead: 'nothing' },
  ]);
  await expect(shown('works/novaya.html')).rejects.toThrow();
});

test('what depends on a refused new file waits with it, and only the mistake is told', async () => {
  await cp(at(WORK), at('works/novaya.yaml'));
  await edit('works/novaya.yaml', /^title: .*\n/m, '');
  await edit('home.yaml', /featured: .*/, 'featured: novaya');
  const { sentences, heldBack } = await publishBeside();
  expect(sentences).toEqual([expect.stringMatching(/^works\/novaya\.yaml, поле «Название» \(title\): Поля нет/)]);
  expect(heldBack.map(({ file }) => file)).toEqual(['works/novaya.yaml', 'home.yaml']);
});

test('a file that was deleted although others name it stays on the site', async () => {
  await rm(at('packages/komfort.yaml'));
  const { sentences, heldBack } = await publishBeside();
  expect(sentences.join('\n')).toContain('В папке packages нет файла «komfort»');
  expect(heldBack).toEqual([{ file: 'packages/komfort.yaml', instead: 'earlier' }]);
  expect(await shown('remont/komfort.html')).toContain('Комфорт');
});

test('a photograph that was deleted although pages show it stays on them', async () => {
  await rm(at('photos/whitebox.jpg'));
  const { sentences, heldBack } = await publishBeside();
  expect(sentences[0]).toContain('Снимка «whitebox.jpg» нет в папке photos');
  expect(heldBack).toEqual([{ file: 'photos/whitebox.jpg', instead: 'earlier' }]);
});

test('a photograph that was spoilt is shown as it was', async () => {
  await writeFile(at('photos/whitebox.jpg'), '');
  const { sentences, heldBack } = await publishBeside();
  expect(sentences).toEqual([expect.stringContaining('photos/whitebox.jpg: файл пустой')]);
  expect(heldBack).toEqual([{ file: 'photos/whitebox.jpg', instead: 'earlier' }]);
});

test('a dead link holds its article back, a deleted target comes back instead', async () => {
  await edit('articles/poly-u-morya.md', /\]\(\/[^)]*\)/, '](/net-takoy)');
  const first = await publishBeside();
  expect(first.sentences).toEqual([
    expect.stringMatching(/^articles\/poly-u-morya\.md, строка \d+: Ссылка \/net-takoy/),
  ]);
  expect(first.heldBack).toEqual([{ file: 'articles/poly-u-morya.md', instead: 'earlier' }]);
});

test('when a whole folder is lost all of it stays on the site', async () => {
  await rename(at('works'), join(home, 'works'));
  const { heldBack } = await publishBeside();
  await rm(join(home, 'works'), { recursive: true });
  expect(heldBack.map(({ file }) => file).filter((file) => !file.startsWith('works/'))).toEqual([]);
  expect(await shown('works/odnushka-na-kievskoy.html')).toContain('<h1');
});

test('a publisher that has just started knows the last good copies', async () => {
  await edit(WORK, /^title: .*\n/m, '');
  await editNote();
  const outcome = await newPublisher().run(NOON);
  expect(outcome.heldBack).toEqual([{ file: WORK, instead: 'earlier' }]);
});

test('packages whose lines no longer agree wait for the one that was changed', async () => {
  await edit('packages/bazovyy.yaml', /- \{? ?title: [^,}\n]*/, ((line) => line)('- title: Другое'));
  const { heldBack } = await publishBeside();
  expect(heldBack).toEqual([{ file: 'packages/bazovyy.yaml', instead: 'earlier' }]);
});

test('a first publish with a mistake publishes nothing: there is nothing to fall back on', async () => {
  await edit(WORK, /^title: .*\n/m, '');
  const fresh = new Publisher({
    contentDir,
    dataDir: join(home, 'fresh'),
    distDir: 'dist',
    origin: 'https://a.example',
  });
  await expect(fresh.run(NOON)).rejects.toThrow('поле «Название» (title): Поля нет');
});

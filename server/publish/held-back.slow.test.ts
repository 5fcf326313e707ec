import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatIssue } from '../../model/load/format-issue.ts';
import { NOON } from '../../scripts/test-releases/releases.ts';
import { PublishedFolder } from './published-folder.fixture.ts';
import type { PublishOutcome } from './publisher.ts';

const folder = new PublishedFolder();
const WORK = 'works/dvushka-na-minskoy.yaml';
/** Valid edit on a separate page, published together with every invalid one. */
const NOTE = 'по выработке, сумма за месяц';
const editNote = () => folder.edit('vacancies/plitochnik.yaml', /^salaryNote: .*/m, `salaryNote: ${NOTE}`);

const at = (file: string) => join(folder.contentDir, file);

async function publishWithValidEdit(): Promise<PublishOutcome & { readonly sentences: string[] }> {
  await editNote();
  const outcome = await folder.publisher.run(NOON);
  expect((await folder.published('about/vacancies.html')).replaceAll('\u00a0', ' ')).toContain(NOTE);
  return { ...outcome, sentences: outcome.issues.map(formatIssue) };
}

test('a file with an error keeps its last good copy on the site while another edit is published', async () => {
  const before = await folder.published('works/dvushka-na-minskoy.html');
  await folder.edit(WORK, /^title: .*/m, 'title: *Новый');
  const { sentences, heldBack } = await publishWithValidEdit();
  expect(sentences).toEqual([expect.stringMatching(/^works\/dvushka-na-minskoy\.yaml, строка 1: С «\*»/)]);
  expect(heldBack).toEqual([{ file: WORK, instead: 'earlier' }]);
  const heading = /<h1[^>]*>.*?<\/h1>/s;
  expect((await folder.published('works/dvushka-na-minskoy.html')).match(heading)?.[0]).toBe(
    before.match(heading)?.[0],
  );

  folder.restore();
  expect(await folder.publisher.run(NOON)).toMatchObject({ issues: [], heldBack: [] });
});

test('a new file with an error is left out', async () => {
  await writeFile(at('works/novaya.yaml'), 'title: Новая');
  await writeFile(at('photos/IMG_1.HEIC'), 'x');
  const { heldBack } = await publishWithValidEdit();
  expect(heldBack).toEqual([
    { file: 'works/novaya.yaml', instead: 'nothing' },
    { file: 'photos/IMG_1.HEIC', instead: 'nothing' },
  ]);
  await expect(folder.published('works/novaya.html')).rejects.toThrow();
});

test('files that depend on a refused new file wait with it, and only its error is reported', async () => {
  await cp(at(WORK), at('works/novaya.yaml'));
  await folder.edit('works/novaya.yaml', /^title: .*\n/m, '');
  await folder.edit('home.yaml', /featured: .*/, 'featured: novaya');
  const { sentences, heldBack } = await publishWithValidEdit();
  expect(sentences).toEqual([
    expect.stringMatching(/^works\/novaya\.yaml, поле «Название» \(title\): Обязательное поле не заполнено/),
  ]);
  expect(heldBack.map(({ file }) => file)).toEqual(['works/novaya.yaml', 'home.yaml']);
});

test('a deleted file that other files reference stays on the site', async () => {
  await rm(at('packages/komfort.yaml'));
  const { sentences, heldBack } = await publishWithValidEdit();
  expect(sentences.join('\n')).toContain('В папке packages нет файла «komfort»');
  expect(heldBack).toEqual([{ file: 'packages/komfort.yaml', instead: 'earlier' }]);
  expect(await folder.published('remont/komfort.html')).toContain('Комфорт');
});

test('a deleted photograph that pages show stays on them', async () => {
  await rm(at('photos/whitebox.jpg'));
  const { sentences, heldBack } = await publishWithValidEdit();
  expect(sentences[0]).toContain('Снимка «whitebox.jpg» нет в папке photos');
  expect(heldBack).toEqual([{ file: 'photos/whitebox.jpg', instead: 'earlier' }]);
});

test('a damaged photograph is shown in its earlier version', async () => {
  await writeFile(at('photos/whitebox.jpg'), '');
  const { sentences, heldBack } = await publishWithValidEdit();
  expect(sentences).toEqual([expect.stringContaining('photos/whitebox.jpg: файл пустой')]);
  expect(heldBack).toEqual([{ file: 'photos/whitebox.jpg', instead: 'earlier' }]);
});

test('a dead link holds back its article, a deleted target is restored instead', async () => {
  await folder.edit('articles/poly-u-morya.md', /\]\(\/[^)]*\)/, '](/net-takoy)');
  const first = await publishWithValidEdit();
  expect(first.sentences).toEqual([
    expect.stringMatching(/^articles\/poly-u-morya\.md, строка \d+: Ссылка \/net-takoy/),
  ]);
  expect(first.heldBack).toEqual([{ file: 'articles/poly-u-morya.md', instead: 'earlier' }]);
});

test('a lost folder stays on the site as a whole', async () => {
  const files = (await readdir(at('works'))).map((name) => `works/${name}`);
  await rename(at('works'), join(folder.home, 'works'));
  const { heldBack } = await publishWithValidEdit();
  await rm(join(folder.home, 'works'), { recursive: true });
  expect(heldBack.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  expect(await folder.published('works/odnushka-na-kievskoy.html')).toContain('<h1');
});

test('a restarted publisher knows the last good copies', async () => {
  await folder.edit(WORK, /^title: .*\n/m, '');
  await editNote();
  const outcome = await folder.newPublisher().run(NOON);
  expect(outcome.heldBack).toEqual([{ file: WORK, instead: 'earlier' }]);
});

test('a changed package whose lines do not match the others is held back', async () => {
  await folder.edit('packages/bazovyy.yaml', /- \{? ?title: [^,}\n]*/, ((line) => line)('- title: Другое'));
  const { heldBack } = await publishWithValidEdit();
  expect(heldBack).toEqual([{ file: 'packages/bazovyy.yaml', instead: 'earlier' }]);
});

test('a first publish with an error publishes nothing, as it has no fallback', async () => {
  await folder.edit(WORK, /^title: .*\n/m, '');
  const fresh = folder.newPublisher(join(folder.home, 'fresh'));
  await expect(fresh.run(NOON)).rejects.toThrow('поле «Название» (title): Обязательное поле не заполнено');
});

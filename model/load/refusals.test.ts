import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent, probe, TODAY } from './demo-content.fixture.ts';
import { formatIssue } from './format-issue.ts';
import { createContentLoader } from './load-content.ts';

const { folder, read, write, edit, complaints } = copyDemoContent();

function windows1251(text: string): Buffer {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128));
  return Buffer.from(
    [...text].map((sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : 128 + Math.max(0, letters.indexOf(sign)))),
  );
}

test('a file in Windows-1251 is refused with the name of the encoding and how to convert it to UTF-8', async () => {
  await write('works/dvushka-na-minskoy.yaml', windows1251(await read('works/dvushka-na-minskoy.yaml')));
  await write('articles/poly-u-morya.md', windows1251(await read('articles/poly-u-morya.md')));
  const found = await complaints();
  expect(found).toHaveLength(2);
  for (const line of found) {
    expect(line).toMatch(/^(works|articles)\/.*: Файл сохранён в кодировке Windows-1251\. Сохраните файл как UTF-8/);
  }
});

test.each([
  ['with its mark', '\uFEFF'],
  ['without one', ''],
])('a file in UTF-16 %s is refused with the name of the encoding', async (_, mark) => {
  await write('company.yaml', Buffer.from(mark + (await read('company.yaml')), 'utf16le'));
  expect(await complaints()).toEqual([expect.stringMatching(/^company\.yaml: .*UTF-16.*Сохраните файл как UTF-8/)]);
});

test('a text with replacement characters and a binary file are refused', async () => {
  await edit('company.yaml', /^city: .*/m, 'city: \uFFFD\uFFFD\uFFFD');
  await write('home.yaml', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 9, 9, 0, 0]));
  const found = (await complaints()).join('\n');
  expect(found).toMatch(/company\.yaml: .*«�».*Верните его из копии/);
  expect(found).toContain('home.yaml: Это не текстовый файл');
});

test('a byte order mark and Windows line ends are accepted', async () => {
  for (const file of ['company.yaml', 'works/dvushka-na-minskoy.yaml', 'articles/poly-u-morya.md']) {
    await write(file, `\uFEFF${(await read(file)).replaceAll('\n', '\r\n')}`);
  }
  expect(await complaints()).toEqual([]);
});

test.each([
  ['an alias', 'title: *Комфорт', /строка 1: С «\*» текст начинаться не может.*кавычки: "\*/],
  ['an anchor', 'title: &Комфорт ремонт', /строка 1: С «&» текст начинаться не может/],
  ['a tag', 'title: !Важно ремонт', /строка 1: С «!» текст начинаться не может/],
  ['an at sign', 'title: @Комфорт', /строка 1: С «@» текст начинаться не может/],
  ['a quoted beginning', 'title: "Комфорт" на Минской', /строка 1: Текст начинается с кавычки.*ёлочки/],
  ['a merge', '<<: { title: Комфорт }', /строка 1: Вставка «<<» не поддерживается/],
  ['two documents', 'title: А\n---\ntitle: Б', /строка 2: Строка «---» делит файл на два/],
  ['nothing', '', /: Файл пустой\. Заполните/],
  ['only a comment', '# потом', /: Файл пустой\. Заполните/],
  ['a list', '- Комфорт', /: Здесь нужно: группа полей/],
])('%s instead of fields is refused with a remedy', async (_, source, sentence) => {
  await write('works/dvushka-na-minskoy.yaml', source);
  const found = await complaints();
  expect(found[0]).toMatch(sentence);
  expect(found[0]).toMatch(/^works\/dvushka-na-minskoy\.yaml/);
});

test('a number instead of a text is quoted as written, with leading zeros and all digits', async () => {
  await edit('company.yaml', /^ {2}account: .*/m, '  account: 40702810123456790123');
  await edit('company.yaml', /^ {2}bik: .*/m, '  bik: 044525225');
  const found = (await complaints()).join('\n');
  expect(found).toContain('Стоит: 40702810123456790123. Возьмите число в кавычки: "40702810123456790123"');
  expect(found).toContain('Стоит: 044525225. Возьмите число в кавычки: "044525225"');
});

test('a YAML bomb of aliases is refused before it expands', async () => {
  const level = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(`*${of}`).join(', ')}]`;
  const names = [...'abcdefghi'];
  const bomb = ['z: &z [lol]', ...names.map((name, at) => level(name, names[at - 1] ?? 'z'))].join('\n');
  await write('company.yaml', bomb);
  expect((await complaints())[0]).toMatch(/^company\.yaml, строка 1: С «&»/);
});

test.each([
  ['quotes five thousand deep', `${'>'.repeat(5000)} текст`, 'вложены слишком глубоко'],
  ['lists five hundred deep', Array.from({ length: 500 }, (_, at) => `${' '.repeat(at * 2)}- а`).join('\n'), 'глубоко'],
  ['sixty thousand signs of emphasis', '*a_'.repeat(20_000), 'слишком много знаков разметки'],
  [
    'a table of two hundred columns',
    [`|${'а|'.repeat(200)}`, `|${'-|'.repeat(200)}`, ...Array(500).fill(`|${'б|'.repeat(200)}`)].join('\n'),
    'слишком много столбцов',
  ],
  [
    'a table of two thousand rows',
    ['| а | б |', '|---|---|', ...Array(2000).fill('| в | г |')].join('\n'),
    'Таблица слишком большая',
  ],
])('%s in an article are refused immediately, with the line', async (_, text, sentence) => {
  const head = (await read('articles/poly-u-morya.md')).split('\n---\n')[0];
  await write('articles/poly-u-morya.md', `${head}\n---\n\n${text}\n`);
  const found = await complaints();
  expect(found).toEqual([expect.stringMatching(/^articles\/poly-u-morya\.md, строка \d+: /)]);
  expect(found[0]).toContain(sentence);
});

test('a text over 512 KB and an empty article are refused', async () => {
  await write('company.yaml', `# ${'а'.repeat(600_000)}`);
  await write('articles/poly-u-morya.md', '\n');
  const found = (await complaints()).join('\n');
  expect(found).toContain('company.yaml: Файл больше 512 КБ');
  expect(found).toContain('articles/poly-u-morya.md: Файл пустой');
});

test('a named pipe and a broken symlink are refused and never opened', async () => {
  execFileSync('mkfifo', [join(folder, 'works', 'truba.yaml'), join(folder, 'photos', 'truba.jpg')]);
  await symlink('/nowhere', join(folder, 'flats', 'ssylka.yaml'));
  expect((await complaints()).toSorted()).toEqual([
    expect.stringMatching(/^flats\/ssylka\.yaml: Это не файл/),
    expect.stringMatching(/^photos\/truba\.jpg: Это не файл/),
    expect.stringMatching(/^works\/truba\.yaml: Это не файл/),
  ]);
});

test('a symlink to a file is read as that file', async () => {
  await cp(join(folder, 'works'), join(folder, '.kept'), { recursive: true });
  await rm(join(folder, 'works/dvushka-na-minskoy.yaml'));
  await symlink('../.kept/dvushka-na-minskoy.yaml', join(folder, 'works/dvushka-na-minskoy.yaml'));
  expect(await complaints()).toEqual([]);
});

test('system files of Windows and macOS in folders are ignored', async () => {
  for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', '._kuhnya.jpg']) {
    await write(`photos/${name}`, 'x');
    await write(`works/${name}`, 'x');
  }
  expect(await complaints()).toEqual([]);
});

test('a photograph with another format or a Russian name is reported with a remedy', async () => {
  await write('photos/IMG_0001.HEIC', 'x');
  await write('photos/план.gif', 'x');
  await write('photos/Кухня после.jpg', 'x');
  await edit('company.yaml', /file: [\w-]+\.jpg/, 'file: кухня.jpg');
  const found = (await complaints()).join('\n');
  expect(found).toMatch(/photos\/IMG_0001\.HEIC: Снимок в формате HEIC.*сохраните как JPEG/);
  expect(found).toMatch(/photos\/план\.gif: Файлы \.gif сайт не показывает.*сохраните как JPEG/);
  expect(found).toMatch(/photos\/Кухня после\.jpg: Имя снимка пишут латиницей.*«kuhnya-posle\.jpg»/);
  expect(found).toMatch(
    /company\.yaml, строка \d+, поле «.*Снимок» \(.*file\): Имя снимка пишут латиницей.*«kuhnya\.jpg»/,
  );
});

test('subfolders and unknown files at the top level are reported', async () => {
  await mkdir(join(folder, 'works', 'новые'));
  await mkdir(join(folder, 'photos', 'кухни'));
  await write('compani.yaml', 'brand: А');
  const found = (await complaints()).join('\n');
  expect(found).toContain('works/новые: Папки внутри works не читаются');
  expect(found).toContain('photos/кухни: Папки внутри photos не читаются');
  expect(found).toContain('compani.yaml: Файла с таким именем сайт не знает. Может быть, «company.yaml»?');
});

test.skipIf(process.getuid?.() === 0)('a file without read permission is reported by name', async () => {
  await chmod(join(folder, 'company.yaml'), 0);
  expect(await complaints()).toEqual([expect.stringMatching(/^company\.yaml: Файл не читается: у сервера нет прав/)]);
});

test('an error in a field is reported with its line, also in a nested field and in an article', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: дорого');
  await edit('articles/poly-u-morya.md', /^publishedOn: .*/m, 'publishedOn: вчера');
  const lineOf = async (file: string, text: string) => (await read(file)).split('\n').indexOf(text) + 1;
  const found = (await complaints()).join('\n');
  const [price, date] = [
    await lineOf('packages/komfort.yaml', 'priceRubPerM2: дорого'),
    await lineOf('articles/poly-u-morya.md', 'publishedOn: вчера'),
  ];
  expect(found).toContain(`packages/komfort.yaml, строка ${price}, поле «Цена от» (priceRubPerM2): `);
  expect(found).toContain(`articles/poly-u-morya.md, строка ${date}, поле «Опубликовать с» (publishedOn): `);
});

test('a package price that contradicts its estimate is refused with both sums', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: 219000');
  const found = (await complaints()).join().replaceAll('\u00a0', ' ');
  expect(found).toContain('packages/komfort.yaml');
  expect(found).toContain('Строки сметы дают 1 401 600 ₽, а площадь на цену за метр — 14 016 000 ₽');
});

test('a list of works is for either a package or a housing type, and each has only one list', async () => {
  await edit('pages.yaml', '    - package: komfort\n', '    - package: komfort\n      housing: new\n');
  expect((await complaints()).join()).toContain('Подборка бывает или по пакету, или по дому');
  await edit('pages.yaml', '    - package: komfort\n      housing: new\n', '    - package: avtorskiy\n');
  expect((await complaints()).join()).toContain('Две подборки об одном и том же');
});

test('a file rejected before parsing is reported with the reason, and its substitute is read instead', async () => {
  const file = 'works/dvushka-na-minskoy.yaml';
  const beforeParsing = (name: string) => (name === file ? 'Нельзя.' : null);
  const loader = createContentLoader(folder, probe, { beforeParsing });
  const result = await loader.load(TODAY);
  expect(result.ok ? [] : result.issues).toEqual([{ file, message: 'Нельзя.' }]);
  const texts = new Map([[file, await readFile(join(folder, file))]]);
  expect((await loader.load(TODAY, { texts, photos: new Map() })).ok).toBe(true);
});

test('a substitute replaces a file, adds a missing one, or leaves a file out', async () => {
  const bytes = await readFile(join(folder, 'works/dvushka-na-minskoy.yaml'));
  await write('works/dvushka-na-minskoy.yaml', 'title: *');
  await rm(join(folder, 'photos/whitebox.jpg'));
  await write('works/черновик.txt', '');
  const texts = new Map([
    ['works/dvushka-na-minskoy.yaml', bytes],
    ['works/eshchyo.yaml', bytes],
    ['works/черновик.txt', null],
  ]);
  const photos = new Map([['photos/whitebox.jpg', await probe(Buffer.alloc(0), '')]]);
  const result = await createContentLoader(folder, probe).load(TODAY, { texts, photos });
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  const slugs = result.content.works.map(({ slug }) => slug);
  expect(slugs).toContain('dvushka-na-minskoy');
  expect(slugs).toContain('eshchyo');
  expect(result.content.photos.has('whitebox.jpg')).toBe(true);
});

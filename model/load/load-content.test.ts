import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent, probe, TODAY } from './demo-content.fixture.ts';
import { formatIssue } from './format-issue.ts';
import { createContentLoader } from './load-content.ts';
import type { PhotoProbe } from './photo-probe.ts';
import { PhotoError } from './photo-probe.ts';

const { folder, read, write, edit, complaints, load } = copyDemoContent();

test('the demo content loads in display order', async () => {
  const result = await load();
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  const { content } = result;
  expect(content.packages.map(({ priceRubPerM2 }) => priceRubPerM2)).toEqual(
    content.packages.map(({ priceRubPerM2 }) => priceRubPerM2).toSorted((a, b) => a - b),
  );
  expect(content.works.length).toBeGreaterThanOrEqual(10);
  expect(content.works.filter(({ beforeAfter }) => beforeAfter.length > 0).length).toBeGreaterThanOrEqual(3);
  expect(new Set(content.flats.map(({ status }) => status))).toEqual(new Set(['available', 'reserved', 'sold']));
  expect(content.articles[0]?.publishedOn).toBe(
    content.articles
      .map(({ publishedOn }) => publishedOn)
      .toSorted()
      .at(-1),
  );
  expect(result.changesAt?.getTime()).toBeGreaterThan(TODAY.getTime());
});

test('a second load reads only edited files', async () => {
  let probed = 0;
  const loader = createContentLoader(folder, (bytes, file) => {
    probed += 1;
    return probe(bytes, file);
  });
  await loader.load(TODAY);
  const first = probed;
  expect(first).toBeGreaterThan(40);
  await edit('company.yaml', /^city: .*/m, 'city: Гурьевск');
  const second = await loader.load(TODAY);
  expect(probed).toBe(first);
  expect(second.ok && second.content.company.city).toBe('Гурьевск');
});

test('a missing field is reported with its file and a remedy', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2: .*\n/m, '');
  const found = await complaints();
  expect(found).toContain('packages/komfort.yaml, поле «Цена от» (priceRubPerM2): Обязательное поле не заполнено.');
});

test('a price in words instead of a number is refused', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: дорого');
  expect((await complaints()).join()).toContain('поле «Цена от» (priceRubPerM2): Здесь нужно: число. Стоит: «дорого»');
});

test('a misspelt field gets a suggestion', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2:/m, 'priceRubPerM3:');
  expect((await complaints()).join()).toContain('Поля «priceRubPerM3» нет. Может быть, «priceRubPerM2»?');
});

test('a new price of a package reaches every text that references it', async () => {
  await edit('packages/komfort.yaml', /^priceRubPerM2: .*/m, 'priceRubPerM2: 30000');
  const result = await load();
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  const { packages, pages } = result.content;
  const komfort = packages.find(({ slug }) => slug === 'komfort');
  expect(komfort?.seo?.title).toContain('30 000 ₽');
  expect(JSON.stringify(pages.about)).toContain('1 920 000 ₽');
});

test('a text that references the price of an unknown package is refused', async () => {
  await edit('navigation.yaml', '{цена belaya-otdelka}', '{цена belaya}');
  expect((await complaints()).join()).toMatch(/navigation\.yaml, строка \d+: В тексте стоит {цена belaya}/);
});

test('a new price of a service reaches every text that references it', async () => {
  await edit('services/dizajn-proekt.yaml', 'rub: 1900', 'rub: 2000');
  const result = await load();
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  const { packages, promotions } = result.content;
  expect(JSON.stringify(packages)).toContain('2 000 ₽/м²');
  expect(JSON.stringify(promotions)).toContain('128 000 ₽');
});

test('a calculator extra that references an unknown service is refused', async () => {
  await edit('calculator.yaml', 'service: pereplanirovka', 'service: pereplan');
  expect((await complaints()).join()).toContain('В папке services нет файла «pereplan»');
});

test('a calculator extra that references an unknown package is refused', async () => {
  await edit('calculator.yaml', 'dizajn-proekt, includedIn: [avtorskiy]', 'dizajn-proekt, includedIn: [avtorskij]');
  expect((await complaints()).join()).toContain('В папке packages нет файла «avtorskij». Может быть, «avtorskiy»?');
});

test('the length limit counts a price reference as the figure that replaces it, and reports the length', async () => {
  await edit('home.yaml', /^(\s+title: )Работы$/m, `$1${'р'.repeat(91)}`);
  expect((await complaints()).join()).toContain('Текст длинный: 91\u00a0знак, а помещается 80.');
});

test('a renamed photograph is reported as missing with a suggestion', async () => {
  await rename(join(folder, 'photos/kitchen-before.jpg'), join(folder, 'photos/kitchen-before-1.jpg'));
  expect((await complaints()).join('\n')).toContain(
    'Снимка «kitchen-before.jpg» нет в папке photos. Может быть, «kitchen-before-1.jpg»?',
  );
});

test('a file that is not a picture is refused by name', async () => {
  const broken: PhotoProbe = async () => {
    throw new PhotoError('acceptance.jpg', 'снимок повреждён.');
  };
  const result = await createContentLoader(folder, broken).load(TODAY);
  expect(result.ok ? [] : result.issues.map(formatIssue)).toContainEqual(
    expect.stringContaining('photos/acceptance.jpg: снимок повреждён.'),
  );
});

test('a duplicate slug is refused with the owner of the address', async () => {
  const [work] = await readdir(join(folder, 'works'));
  await cp(join(folder, 'works', String(work)), join(folder, 'works', String(work).replace('.yaml', '.yml')));
  expect((await complaints()).join()).toContain(`уже занят файлом works/${work}`);
});

test('a slug field is refused because the address comes from the file name', async () => {
  await edit('works/dvushka-na-minskoy.yaml', /^title:/m, 'slug: dvushka\ntitle:');
  expect((await complaints()).join()).toContain('адрес страницы берётся из имени файла');
});

test('a promotion that ends before it starts is refused', async () => {
  await edit('promotions/klining.yaml', /^endsOn: .*/m, 'endsOn: 2020-01-01');
  expect((await complaints()).join()).toContain(
    'поле «Последний день» (endsOn): Акция кончается раньше, чем начинается',
  );
});

test('a reference to a missing file is refused with a suggestion', async () => {
  await edit('home.yaml', /^promotion: .*/m, 'promotion: kliming');
  expect((await complaints()).join()).toContain('В папке promotions нет файла «kliming». Может быть, «klining»?');
});

test('a YAML syntax error is reported with its line', async () => {
  await edit('company.yaml', /^brand: .*/m, 'brand: "Преголя');
  expect((await complaints()).join()).toMatch(/company\.yaml, строка \d+: /);
});

test('a duplicate field is refused', async () => {
  await edit('company.yaml', /^city: (.*)/m, 'city: $1\ncity: $1');
  expect((await complaints()).join()).toContain('Поле написано дважды');
});

test('a missing single file is reported as required', async () => {
  await rm(join(folder, 'navigation.yaml'));
  expect(await complaints()).toEqual(['navigation.yaml: Файла нет, а он обязателен. Верните его из копии.']);
});

test('an empty folder of documents stops the publish, because a site without them may not collect phones', async () => {
  await rm(join(folder, 'documents/consent'), { recursive: true });
  expect((await complaints()).join()).toContain('documents/consent: Нет ни одной действующей редакции');
});

test('markup that articles do not support is refused with its line', async () => {
  const source = await read('articles/poly-u-morya.md');
  await write('articles/poly-u-morya.md', `${source}\n<iframe src="https://example.com"></iframe>\n`);
  const lines = source.split('\n').length + 1;
  expect((await complaints()).join()).toContain(`articles/poly-u-morya.md, строка ${lines}: HTML в тексте не нужен`);
});

test('an article dated tomorrow appears tomorrow', async () => {
  await edit('articles/poly-u-morya.md', /^publishedOn: .*/m, 'publishedOn: 2026-11-21');
  const today = await load();
  const tomorrow = await load(new Date('2026-11-20T22:00:01Z'));
  const slugs = (result: typeof today) => (result.ok ? result.content.articles.map(({ slug }) => slug) : []);
  expect(slugs(today)).not.toContain('poly-u-morya');
  expect(slugs(tomorrow)).toContain('poly-u-morya');
  expect(today.ok && today.changesAt?.toISOString()).toBe('2026-11-20T22:00:00.000Z');
});

test('the day starts by the clock of the company in any time zone', async () => {
  await edit('articles/poly-u-morya.md', /^publishedOn: .*/m, 'publishedOn: 2026-11-21');
  await edit('company.yaml', /^utcOffsetHours: .*/m, 'utcOffsetHours: 10');
  const loader = createContentLoader(folder, probe);
  const evening = await loader.load(new Date('2026-11-20T13:59:59Z'));
  const night = await loader.load(new Date('2026-11-20T14:00:00Z'));
  expect([evening, night].map((result) => result.ok && result.content.today)).toEqual(['2026-11-20', '2026-11-21']);
  expect(evening.ok && evening.changesAt?.toISOString()).toBe('2026-11-20T14:00:00.000Z');
});

test('the promised callback minutes replace every placeholder in the texts', async () => {
  await edit('replies.yaml', 'callbackMinutes: 15', 'callbackMinutes: 21');
  const result = await createContentLoader(folder, probe).load(TODAY);
  expect(result.ok && result.content.home.closing.cardNote).toContain('Перезвоним за 21 минуту');
});

test('a placeholder for callback minutes is refused when the company promises no minutes', async () => {
  await edit('replies.yaml', /^callbackMinutes: .*\n/m, '');
  expect(await complaints()).toEqual([
    expect.stringMatching(
      /^replies\.yaml, строка \d+, поле «.*Заголовок.*: Подставить вместо \{минуты\} нечего\. Заполните/,
    ),
  ]);
  await edit('replies.yaml', 'Перезвоним за {минуты}', 'Перезвоним сегодня');
  const places = await complaints();
  expect(places.find((words) => words.startsWith('home.yaml'))).toMatch(
    /^home\.yaml, строка \d+: В тексте стоит \{минуты\}, а в replies\.yaml нет callbackMinutes\./,
  );
  expect(places.every((words) => words.includes('callbackMinutes'))).toBe(true);
});

test('a missing content folder is reported by its name', async () => {
  const result = await createContentLoader('/nowhere/content', probe).load(TODAY);
  expect(result.ok ? [] : result.issues).toEqual([
    { file: '/nowhere/content', message: 'Папки с содержимым нет. Верните её на место или проверьте CONTENT_DIR.' },
  ]);
});

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { probe } from '../../model/load/blind-probe.fixture.ts';
import { formatIssue } from '../../model/load/format-issue.ts';
import { createContentLoader } from '../../model/load/load-content.ts';
import { type Answers, answersSchema } from '../../model/new-company/answers.ts';
import { contentOf } from '../../model/new-company/content-of.ts';
import { readAnswers } from './answers-file.ts';
import { documentTexts } from './document-texts.ts';
import { readLogo } from './read-logo.ts';
import { ANSWERS_FILE, writeCompany } from './write-company.ts';

const EXAMPLE = 'docs/ru/new-company.example.yaml';
const MADE_ON = '2026-10-01';
const TODAY = new Date('2026-11-20T10:00:00Z');

let home: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'new-company-'));
  onTestFinished(() => rm(home, { recursive: true }));
});

async function exampleAnswers(): Promise<Answers> {
  const read = await readAnswers(EXAMPLE);
  if (!read.ok) throw new Error(read.messages.join('\n'));
  return read.answers;
}

/** Writes the texts with empty pictures, which is fast, and returns the loaded content. */
async function loaded(folder: string, answers: Answers) {
  const { texts, pictures } = contentOf(answers, { today: MADE_ON });
  const names = [...pictures.keys()].map((name) => [`photos/${name}`, ''] as const);
  for (const [path, text] of [...texts, ...(await documentTexts(answers, MADE_ON)), ...names]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const result = await createContentLoader(folder, probe).load(TODAY);
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  return result.content;
}

test('any answers that pass their check make a folder without a refusal', async () => {
  const example = await exampleAnswers();
  const level = fc.record({
    priceRubPerM2: fc.integer({ min: 1000, max: 200_000 }),
    termDays: fc.integer({ min: 7, max: 400 }),
  });
  const priceRub = fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: undefined });
  const packages = fc.record({
    exampleAreaM2: fc.integer({ min: 20, max: 200 }),
    ...{ rough: level, basic: level, turnkey: level, design: level },
    guaranteeYears: fc.integer({ min: 1, max: 10 }),
    estimateDays: fc.integer({ min: 1, max: 60 }),
    keepsEstimate: fc.boolean(),
    showsHiddenWork: fc.boolean(),
    delayRubPerDay: priceRub,
  });
  const offers = fc.record({
    ...{ plaster: priceRub, tiles: priceRub, electrics: priceRub },
    ...{ sales: fc.boolean(), promotions: fc.boolean(), reviews: fc.boolean(), vacancies: fc.boolean() },
  });
  const without = fc.constantFrom('rough', 'basic', 'turnkey', 'design', 'none');
  const brand = fc.constantFrom(
    'Ремонт №1 [Тверь]',
    'Дом «Лад»',
    'Свет & тень',
    'Окна: "Плюс"',
    '*Звезда*',
    'Б'.repeat(40),
  );
  let number = 0;
  await fc.assert(
    fc.asyncProperty(packages, offers, without, brand, async (chosen, offered, missing, name) => {
      const answers = answersSchema.parse({
        ...example,
        name: { ...example.name, brand: name },
        requisites: { ...example.requisites, legalName: `ООО «${name}»` },
        packages: { ...example.packages, ...chosen, ...(missing === 'none' ? {} : { [missing]: undefined }) },
        offers: offered,
      });
      number += 1;
      const content = await loaded(join(home, String(number)), answers);
      expect(content.packages.map(({ priceRubPerM2 }) => priceRubPerM2)).toHaveLength(missing === 'none' ? 4 : 3);
      expect(content.home.services === undefined).toBe(
        [offered.plaster, offered.tiles, offered.electrics].every((price) => price === undefined),
      );
      expect(content.documents.every(({ effectiveFrom }) => effectiveFrom === MADE_ON)).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test('the documents name the company and mark the places for a lawyer', async () => {
  const texts = new Map(await documentTexts(await exampleAnswers(), MADE_ON));
  expect(texts.size).toBe(6);
  for (const [path, text] of texts) expect(text, path).not.toMatch(/\{[а-я]/);
  const policy = texts.get('documents/policy/2026-10-01.md') ?? '';
  expect(policy).toContain('Оператор: ООО «Которосль»');
  expect(policy).toContain('| ИНН | 7600000005 |');
  expect(policy.match(/сверить юристу/gi)?.length).toBeGreaterThanOrEqual(4);
});

test('wrong answers are refused with their line and what to do', async () => {
  const source = await readFile(EXAMPLE, 'utf8');
  const file = join(home, 'answers.yaml');
  const messagesFor = async (from: RegExp, to: string) => {
    expect(source).toMatch(from);
    await writeFile(file, source.replace(from, to));
    const read = await readAnswers(file);
    return read.ok ? '' : read.messages.join('\n');
  };
  expect(await messagesFor(/7600000005/, '7600000006')).toMatch(/строка \d+.*Контрольная цифра не сходится/);
  expect(await messagesFor(/account: "4070281060/, 'account: "4070281070')).toContain(
    'Счёт не подходит к БИК 047888000',
  );
  expect(await messagesFor(/#1f5a70/, '#f0a000')).toMatch(/контраст 2,1.*Ближайший подходящий: #[\da-f]{6}\./);
  expect(await messagesFor(/ {2}basic: .*\n/, '')).toContain('Нужны хотя бы три пакета');
  expect(await messagesFor(/hours: .*/, 'hours: с девяти')).toContain('Часы пишутся так');
  expect(await messagesFor(/brand: .*/, 'brand: *')).toContain('строка 6');
});

test('a logo may be an SVG or a PNG; other files are refused with the reason', async () => {
  const file = (name: string, bytes: string | Buffer) =>
    writeFile(join(home, name), bytes).then(() => join(home, name));
  const png = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#1f5a7080' } })
    .png()
    .toBuffer();
  expect(await readLogo(await file('znak.png', png))).toMatchObject({ ok: true, logo: { isSquare: true } });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90"/></svg>';
  expect(await readLogo(await file('znak.svg', svg))).toEqual({ ok: true, logo: { svg, isSquare: false } });
  const problem = async (path: string) => ((await readLogo(path)) as { message?: string }).message;
  expect(await problem(await file('script.svg', svg.replace('<path', '<script/><path')))).toContain('<script>');
  expect(await problem(await file('photo.jpg', Buffer.from('\xff\xd8\xff', 'latin1')))).toMatch(/SVG/);
  expect(await problem(join(home, 'none.svg'))).toContain('нет или он не читается');

  const logo = await readLogo(join(home, 'znak.png'));
  const folder = join(home, 'company');
  await writeCompany(folder, await exampleAnswers(), { today: MADE_ON, logo: logo.ok ? logo.logo : undefined });
  const result = await createContentLoader(folder, probe).load(TODAY);
  expect(result.ok && [result.content.brand.mark, result.content.brand.favicon]).toEqual(['mark.svg', 'mark.svg']);
});

test('the command makes a folder once and never writes over content', async () => {
  const folder = join(home, 'company');
  const run = (...args: string[]) => {
    const script = ['--disable-warning=ExperimentalWarning', 'server/new-company/main.ts', ...args];
    return new Promise<{ readonly code: number; readonly output: string }>((done) => {
      execFile(process.execPath, script, (error, out, problems) =>
        done({ code: Number(error?.code ?? 0), output: out + problems }),
      );
    });
  };
  expect(await run()).toMatchObject({ code: 2, output: expect.stringContaining('Как пользоваться') });
  const made = await run(folder, '--answers', EXAMPLE);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining(`CONTENT_DIR=${folder}`) });
  const result = await createContentLoader(folder, probe).load(new Date());
  expect(result.ok && result.content.company.brand).toBe('Которосль');
  expect(await run(folder, '--answers', EXAMPLE)).toMatchObject({
    code: 1,
    output: expect.stringContaining('уже что-то лежит'),
  });
  expect((await readAnswers(join(folder, ANSWERS_FILE))).ok).toBe(true);
});

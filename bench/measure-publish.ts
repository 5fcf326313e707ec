import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteProcess } from '../e2e/support/site-process.ts';
import { startSite } from '../e2e/support/site-process.ts';
import { multiplyEntries } from './multiply-entries.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const SMALL = 200;
const LARGE = 2000;
const EDITS = 5;

/** Measures a publish from scratch (pictures cached) at two sizes, and one edit among many works. */
export async function measurePublish(): Promise<Row[]> {
  const small = await publishFromNothing(SMALL);
  const large = await publishFromNothing(LARGE);
  const amongMany = await editsToLive(LARGE, [WORK]);
  const demo = await editsToLive(null, EVERYDAY);
  const group = 'Публикация';
  return [
    { group, name: `${SMALL} работ с нуля`, value: seconds(small), unit: 'с' },
    { group, name: `${LARGE} работ с нуля`, value: seconds(large), unit: 'с' },
    {
      group,
      name: `${LARGE} против ${SMALL}`,
      value: Math.round((large / small) * 10) / 10,
      unit: '×',
      must: 11,
      goal: LARGE / SMALL,
    },
    ...EVERYDAY.map(({ name }, index) => ({
      group,
      name: `Правка → на сайте: ${name}`,
      value: seconds(demo[index] ?? Number.NaN),
      unit: 'с',
      must: 2,
      goal: 1,
    })),
    {
      group,
      name: `Правка среди ${LARGE} работ → на сайте`,
      value: seconds(amongMany[0] ?? Number.NaN),
      unit: 'с',
      must: 2,
      goal: 2,
    },
  ];
}

async function publishFromNothing(works: number): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  const dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true });
  await multiplyEntries(contentDir, 'works', works);
  const begun = performance.now();
  const run = spawnSync(process.execPath, ['server/publish/once.ts'], {
    env: { ...process.env, CONTENT_DIR: contentDir, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  const took = performance.now() - begun;
  await rm(home, { recursive: true, force: true });
  if (run.status !== 0) throw new Error(run.stdout + run.stderr);
  return took;
}

type Edit = {
  readonly name: string;
  readonly file: string;
  readonly replaces: RegExp;
  readonly line: (number: number) => string;
  /** Page and text by which the edit is detected. */
  readonly page: string;
  readonly shown: (number: number) => string;
};

const WORK: Edit = {
  name: 'название работы',
  file: 'works/dvushka-na-minskoy.yaml',
  replaces: /^title: .*/m,
  line: (number) => `title: Двухкомнатная, правка ${number}`,
  page: '/works/dvushka-na-minskoy',
  shown: (number) => `правка ${number}`,
};

/** One edit of a single page, and edits that change all pages: a price in the menu, a phone number, a footer line. */
const EVERYDAY: readonly Edit[] = [
  WORK,
  {
    name: 'цена пакета',
    file: 'packages/komfort.yaml',
    replaces: /^priceRubPerM2: .*/m,
    line: (number) => `priceRubPerM2: ${21_000 + number}`,
    page: '/remont/komfort',
    shown: (number) => `21\u00a0${String(number).padStart(3, '0')}`,
  },
  {
    name: 'телефон',
    file: 'company.yaml',
    replaces: /^phone: .*/m,
    line: (number) => `phone: "+740129000${String(number).padStart(2, '0')}"`,
    page: '/contacts',
    shown: (number) => `tel:+740129000${String(number).padStart(2, '0')}`,
  },
];

/** Returns the milliseconds from the file write to the new text being served: the median for each edit. */
async function editsToLive(works: number | null, edits: readonly Edit[]): Promise<number[]> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  if (works !== null) await multiplyEntries(contentDir, 'works', works);
  const site = await startSite({ contentDir });
  await site.printed('Опубликовано за', 600_000);
  const medians: number[] = [];
  for (const edit of edits) medians.push(await medianToLive(site, edit));
  await site.stop();
  await rm(home, { recursive: true, force: true });
  return medians;
}

async function medianToLive(site: SiteProcess, { file, replaces, line, page, shown }: Edit): Promise<number> {
  const path = join(site.contentDir, file);
  const source = await readFile(path, 'utf8');
  const times: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const begun = performance.now();
    await writeFile(path, source.replace(replaces, line(number)));
    while (!(await (await fetch(site.url + page)).text()).includes(shown(number))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.push(performance.now() - begun);
  }
  return median(times);
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100;
}

import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../e2e/support/site-process.ts';
import { multiplyWorks } from './multiply-works.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const SMALL = 200;
const LARGE = 2000;
const EDITS = 5;

/** Publish from nothing (pictures cached) at two sizes, and one edit among many. */
export async function measurePublish(): Promise<Row[]> {
  const small = await publishFromNothing(SMALL);
  const large = await publishFromNothing(LARGE);
  const edits = await editsToLive(LARGE);
  const demo = await editsToLive(null);
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
    { group, name: 'Правка → на сайте, демо', value: seconds(demo), unit: 'с', must: 3, goal: 1 },
    { group, name: `Правка среди ${LARGE} работ → на сайте`, value: seconds(edits), unit: 'с', must: 2, goal: 2 },
  ];
}

async function publishFromNothing(works: number): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  const dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true });
  await multiplyWorks(contentDir, works);
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

/** Milliseconds from writing a file to the new text being served; the median of several edits. */
async function editsToLive(works: number | null): Promise<number> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  await cp('content', contentDir, { recursive: true });
  if (works !== null) await multiplyWorks(contentDir, works);
  const site = await startSite({ contentDir });
  await site.printed('Опубликовано за', 600_000);
  const file = join(contentDir, 'works/dvushka-na-minskoy.yaml');
  const source = await readFile(file, 'utf8');
  const times: number[] = [];
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const title = `Двухкомнатная, правка ${edit}`;
    const begun = performance.now();
    await writeFile(file, source.replace(/^title: .*/m, `title: ${title}`));
    while (!(await (await fetch(`${site.url}/works/dvushka-na-minskoy`)).text()).includes(`правка ${edit}`)) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    times.push(performance.now() - begun);
  }
  await site.stop();
  await rm(home, { recursive: true, force: true });
  return median(times);
}

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 10) / 100;
}

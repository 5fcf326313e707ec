import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PanelProcess } from '../e2e/panel/support/panel-process.ts';
import { startPanelProcess } from '../e2e/panel/support/panel-process.ts';
import { startSite } from '../e2e/support/site-process.ts';
import { restingMemoryMb } from './measure-memory.ts';
import { measurePanelLoad } from './measure-panel-load.ts';
import { measurePanelTyping } from './measure-panel-typing.ts';
import { multiplyEntries } from './multiply-entries.ts';
import type { Row } from './report.ts';
import { median } from './report.ts';

const SAVES = 200;
const CHECKS = 50;
const EDITS = 7;
const WORKS = 2000;
const FILE = 'works/dvushka-na-minskoy.yaml';
const PAGE = '/works/dvushka-na-minskoy';
const GROUP = 'Панель';
/** As `scripts/panel.mjs` and the units start the panel. */
const AS_IN_PRODUCTION = { NODE_OPTIONS: '--max-semi-space-size=8', MALLOC_MMAP_THRESHOLD_: '1048576' };
/** Time in which the panel collects the garbage of its work. */
const COLLECTED_MS = 50_000;

export async function measurePanel(): Promise<Row[]> {
  return [
    ...(await measurePanelLoad()),
    ...(await measurePanelTyping()),
    ...(await alone()),
    ...(await publishingBothWays()),
    ...(await ofManyWorks()),
  ];
}

async function alone(): Promise<Row[]> {
  const panel = await startPanelProcess();
  const editor = await editorOf(panel);
  await editor.check('Первая проверка');
  const checks = await times(CHECKS, (number) => editor.check(`Проверка ${number}`));
  const saves: number[] = [];
  for (let number = 1; number <= SAVES; number += 1) {
    saves.push(await timeOf(await editor.prepared(`Сохранение ${number}`)));
  }
  await panel.stop();
  return [
    { group: GROUP, name: 'Проверка правки', value: Math.round(median(checks)), unit: 'мс', must: 150, goal: 100 },
    { group: GROUP, name: `Сохранение, медиана ${SAVES}`, value: Math.round(median(saves)), unit: 'мс' },
  ];
}

async function publishingBothWays(): Promise<Row[]> {
  const site = await startSite();
  const { contentDir, dataDir } = site;
  const environment = { PORT: new URL(site.url).port };
  const panel = await startPanelProcess({ contentDir, dataDir, environment });
  const editor = await editorOf(panel);
  const path = join(contentDir, FILE);
  const isLive = async (title: string) => (await (await fetch(site.url + PAGE)).text()).includes(title);
  const byHand: number[] = [];
  const byPanel: number[] = [];
  for (let number = 1; number <= EDITS; number += 1) {
    const source = await readFile(path, 'utf8');
    const edited = source.replace(/^title: .*/m, `title: Рукой ${number}`);
    byHand.push(await timeOf(() => writeFile(path, edited).then(() => until(() => isLive(`Рукой ${number}`)))));
    const save = await editor.prepared(`Панелью ${number}`);
    byPanel.push(await timeOf(() => save().then(() => until(() => isLive(`Панелью ${number}`)))));
  }
  await panel.stop();
  await site.stop();
  const [live, hand] = [median(byPanel), median(byHand)];
  return [
    { group: GROUP, name: 'Правка рукой → на сайте', value: Math.round(hand), unit: 'мс' },
    { group: GROUP, name: 'Сохранено в панели → на сайте', value: Math.round(live), unit: 'мс' },
    { group: GROUP, name: 'То же против правки рукой', value: rounded(live / hand), unit: '×', must: 1.2, goal: 1.1 },
  ];
}

async function ofManyWorks(): Promise<Row[]> {
  const home = await mkdtemp(join(tmpdir(), 'bench-'));
  const contentDir = join(home, 'content');
  const dataDir = join(home, 'var');
  await cp('content', contentDir, { recursive: true });
  await cp('var/cache', join(dataDir, 'cache'), { recursive: true }).catch(() => undefined);
  await multiplyEntries(contentDir, 'works', WORKS);
  const panel = await startPanelProcess({ contentDir, dataDir, environment: AS_IN_PRODUCTION });
  const editor = await editorOf(panel);
  const first = await timeOf(editor.listWorks);
  const lists = await times(EDITS, editor.listWorks);
  await editor.check('Первая проверка');
  const checks = await times(EDITS, (number) => editor.check(`Проверка ${number}`));
  const firstFound = await timeOf(editor.find);
  const found = await times(EDITS, editor.find);
  const memory = await restingMemoryMb(panel.pid, COLLECTED_MS);
  await panel.stop();
  await rm(home, { recursive: true, force: true });
  return [
    { group: GROUP, name: `Список ${WORKS} работ, первый`, value: Math.round(first), unit: 'мс' },
    { group: GROUP, name: `Список ${WORKS} работ`, value: Math.round(median(lists)), unit: 'мс', must: 300, goal: 200 },
    { group: GROUP, name: `Проверка правки среди ${WORKS} работ`, value: Math.round(median(checks)), unit: 'мс' },
    { group: GROUP, name: `Найти всё среди ${WORKS} работ, первый раз`, value: Math.round(firstFound), unit: 'мс' },
    { group: GROUP, name: `Найти всё среди ${WORKS} работ`, value: Math.round(median(found)), unit: 'мс', must: 150 },
    { group: GROUP, name: `Память с ${WORKS} работ после проверок`, value: memory, unit: 'МБ' },
  ];
}

type Entry = { readonly file: string; readonly version: string; readonly facts: object; readonly body: string | null };

async function editorOf(panel: PanelProcess) {
  const cookies = await panel.signIn('editor');
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(panel.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  }
  const open = async () => (await ask('GET', `/api/entry?file=${FILE}`)) as Entry;
  const first = await open();
  const titled = ({ file, version, facts, body }: Entry, title: string) => ({
    file,
    version,
    facts: { ...facts, title },
    body,
  });
  return {
    check: (title: string) => ask('POST', '/api/entry/check', titled(first, title)),
    find: () => ask('POST', '/api/find', { text: 'гарантия' }),
    listWorks: () => ask('GET', '/api/entries?kind=works'),
    async prepared(title: string) {
      const request = titled(await open(), title);
      return () => ask('PUT', '/api/entry', request);
    },
  };
}

async function times(count: number, act: (number: number) => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let number = 1; number <= count; number += 1) found.push(await timeOf(() => act(number)));
  return found;
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const rounded = (value: number) => Math.round(value * 100) / 100;

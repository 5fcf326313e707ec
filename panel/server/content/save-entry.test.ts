import { existsSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent } from '../../../model/load/demo-content.fixture.ts';
import { LastGood } from '../../../server/publish/last-good.ts';
import type { Conflict, Entry, EntrySummary, HistoryItem, KindInfo, Refused, Saved } from '../../contract/content.ts';
import { versionOf } from './content-disk.ts';
import { BORIS, servePanelContent } from './content-panel.fixture.ts';

const demo = copyDemoContent();
const panel = servePanelContent(() => demo.folder);

const WORK = 'works/belaya-otdelka-na-levitana.yaml';
const entryOf = async (file: string) => (await panel.get<Entry>(`/api/entry?file=${file}`)).body;
async function keepAsPublished(): Promise<void> {
  await (await LastGood.open(panel.dataDir)).keep((await demo.load()).read);
}
const asRequest = ({ file, version, facts, body }: Entry) => ({ file, version, facts, body });

test('every demo file opened and saved unchanged keeps its bytes', async () => {
  const { body: kinds } = await panel.get<KindInfo[]>('/api/kind-forms');
  let count = 0;
  for (const { name } of kinds) {
    const { body: list } = await panel.get<EntrySummary[]>(`/api/entries?kind=${name}`);
    for (const { file } of list) {
      const before = readFileSync(join(demo.folder, file));
      const entry = await entryOf(file);
      expect(entry.issues, file).toEqual([]);
      const { status } = await panel.ask<Saved>('PUT', '/api/entry', asRequest(entry));
      expect(status, file).toBe(200);
      expect(readFileSync(join(demo.folder, file)).equals(before), file).toBe(true);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
}, 60_000);

test('a corrected price changes one line of its file and nothing else', async () => {
  const entry = await entryOf('packages/komfort.yaml');
  const before = await demo.read(entry.file);
  const facts = { ...entry.facts, priceRubPerM2: 23450 };
  const { status, body } = await panel.ask<Saved>('PUT', '/api/entry', { ...asRequest(entry), facts });
  expect(status).toBe(200);
  const after = await demo.read(entry.file);
  expect(after).toBe(before.replace(/priceRubPerM2: \d+/, 'priceRubPerM2: 23450'));
  expect((await entryOf(entry.file)).version).toBe(body.version);
  expect(readdirSync(join(demo.folder, 'packages')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a field changed by the panel itself changes its line and is in the history with its author', async () => {
  const before = await demo.read('company.yaml');
  await demo.write('company.yaml', `${before}closedToSearch: true\n`);
  await panel.changeFacts('company.yaml', ({ closedToSearch: _, ...facts }) => facts, BORIS);
  expect(await demo.read('company.yaml')).toBe(before);
  const { body: history } = await panel.get<HistoryItem[]>('/api/history?file=company.yaml');
  expect(history[0]?.who).toBe(BORIS);
});

test('an error is reported at its field before anything is written, with the loader message', async () => {
  const entry = await entryOf(WORK);
  const before = await demo.read(WORK);
  const wrong = { ...asRequest(entry), facts: { ...entry.facts, finalRub: 1, package: 'takogo-net' } };
  const checked = await panel.ask<Refused>('POST', '/api/entry/check', wrong);
  expect(checked.body.issues.map(({ path }) => path?.join('.'))).toContain('budget');
  const { status, body } = await panel.ask<Refused>('PUT', '/api/entry', wrong);
  expect(status).toBe(422);
  expect(body.issues).toEqual(checked.body.issues);
  expect(await demo.read(WORK)).toBe(before);
});

test('an error that a save would cause in another file is reported with that file', async () => {
  const entry = await entryOf('packages/belaya-otdelka.yaml');
  const [first, ...others] = entry.facts.groups as { title: string }[];
  const facts = { ...entry.facts, groups: [{ ...first, title: 'Другое название' }, ...others] };
  const { body } = await panel.ask<Refused>('POST', '/api/entry/check', { ...asRequest(entry), facts });
  expect(body.issues.map(({ file }) => file)).toContain('packages/komfort.yaml');
});

test('a change across several files is saved file by file after confirmation', async () => {
  await keepAsPublished();
  const files = ['belaya-otdelka', 'bazovyy', 'komfort', 'avtorskiy'].map((slug) => `packages/${slug}.yaml`);
  for (const [index, file] of files.entries()) {
    const entry = await entryOf(file);
    const [first, ...others] = entry.facts.groups as { title: string }[];
    const facts = { ...entry.facts, groups: [{ ...first, title: 'Другое название' }, ...others] };
    const request = { ...asRequest(entry), facts };
    if (index === 0) expect((await panel.ask('PUT', '/api/entry', request)).status).toBe(422);
    const despiteOthers = index === 0;
    expect((await panel.ask('PUT', '/api/entry', { ...request, despiteOthers })).status, file).toBe(200);
  }
  expect(await demo.complaints()).toEqual([]);
});

test('an error elsewhere in the folder blocks no save, and hides no error of the save', async () => {
  await keepAsPublished();
  await demo.edit('people/gleb-sotnikov.yaml', /^name:/m, 'nmae:');
  const entry = await entryOf(WORK);
  const good = { ...asRequest(entry), facts: { ...entry.facts, style: 'Без стиля' } };
  expect((await panel.ask('PUT', '/api/entry', good)).status).toBe(200);
  const again = await entryOf(WORK);
  const bad = { ...asRequest(again), facts: { ...again.facts, package: 'takogo-net' } };
  const { status, body } = await panel.ask<Refused>('PUT', '/api/entry', bad);
  expect(status).toBe(422);
  expect(body.issues.map(({ file, path }) => `${file} ${path?.join('.')}`)).toEqual([`${WORK} package`]);
});

test('one of two saves of the same version wins, and the other gets the conflicting text', async () => {
  const entry = asRequest(await entryOf(WORK));
  const save = (style: string, person?: string) =>
    panel.ask<Saved & Conflict>('PUT', '/api/entry', { ...entry, facts: { ...entry.facts, style } }, person);
  const answers = await Promise.all([save('Первый'), save('Второй', BORIS)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body.theirs.facts.style).toBe((await entryOf(WORK)).facts.style);
  expect(lost?.body.message).toContain('Ваш текст цел');
  expect(lost?.body.base).toEqual({ facts: entry.facts, body: entry.body });
});

test('a field empty on both sides is no difference between them', async () => {
  const entry = asRequest(await entryOf(WORK));
  const request = { ...entry, version: '0'.repeat(64), facts: { ...entry.facts, style: 'Мой', quote: '' } };
  const { status, body } = await panel.ask<Conflict>('PUT', '/api/entry', request);
  expect(status).toBe(409);
  expect(body.changes.map(({ path }) => path)).toEqual([['style']]);
  expect(body.base).toBeNull();
});

test.each(['*важно', '&a [*a]', '*нет того*'])(
  'a file with «%s» in it reports the error and accepts a whole new text',
  async (value) => {
    const { facts, body } = await entryOf(WORK);
    await demo.edit(WORK, /^style: .*$/m, `style: ${value}`);
    const broken = await entryOf(WORK);
    expect(broken.readOnly).toContain('Возьмите весь текст в кавычки');
    const whole = { ...asRequest(broken), facts, body };
    expect((await panel.ask('PUT', '/api/entry', whole)).status).toBe(200);
    expect((await entryOf(WORK)).facts).toEqual(facts);
  },
);

test('paths outside the kinds of content are neither read nor written', async () => {
  for (const file of [
    '../package.json',
    'works/../company.yaml',
    '/etc/passwd',
    'works/x.md',
    'works/.a.yaml',
    'x.yaml',
  ]) {
    expect((await panel.get(`/api/entry?file=${encodeURIComponent(file)}`)).status, file).toBe(404);
    const request = { file, version: null, facts: {}, body: null };
    expect((await panel.ask('PUT', '/api/entry', request)).status, file).toBe(404);
  }
});

test('a link that leads out of the folder is neither read nor written through', async () => {
  const outside = join(panel.dataDir, 'outside.yaml');
  const source = await demo.read(WORK);
  writeFileSync(outside, source);
  symlinkSync(outside, join(demo.folder, 'works/naruzhu.yaml'));
  const file = 'works/naruzhu.yaml';
  expect((await panel.get(`/api/entry?file=${file}`)).status).toBe(422);
  const { facts, body } = await entryOf(WORK);
  for (const version of [null, versionOf(source)]) {
    const request = { file, version, facts: { ...facts, style: 'Чужой' }, body };
    expect((await panel.ask('PUT', '/api/entry', request)).status).toBe(422);
  }
  expect(readFileSync(outside, 'utf8')).toBe(source);
});

test('a missing folder is not created again: nothing is read from it or written into it', async () => {
  const { facts, body } = await entryOf(WORK);
  const away = `${demo.folder}-away`;
  renameSync(demo.folder, away);
  try {
    const request = { file: 'works/novaya.yaml', version: null, facts, body };
    const { status, body: refused } = await panel.ask<Refused>('PUT', '/api/entry', request);
    expect([status, refused.message]).toEqual([503, expect.stringContaining('черновик цел')]);
    expect((await panel.get(`/api/entry?file=${WORK}`)).status).toBe(503);
    expect(existsSync(demo.folder)).toBe(false);
  } finally {
    rmSync(demo.folder, { recursive: true, force: true });
    renameSync(away, demo.folder);
  }
});

test('a text larger than any file is rejected with a message', async () => {
  const facts = { title: 'а'.repeat(1024 * 1024) };
  const { status, body } = await panel.ask<Refused>('PUT', '/api/entry', {
    file: WORK,
    version: null,
    facts,
    body: null,
  });
  expect(status).toBe(413);
  expect(body.message).toContain('мегабайта');
});

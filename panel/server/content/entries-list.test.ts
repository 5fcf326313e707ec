import { expect, test } from 'vitest';
import { folderKinds } from '../../../model/kinds/kinds.ts';
import { copyDemoContent, probe } from '../../../model/load/demo-content.fixture.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { contentParts } from './content-parts.ts';
import { EntriesList } from './entries-list.ts';

const WORK = 'works/dvushka-na-minskoy.yaml';
const demo = copyDemoContent();
const database = servePanelDatabase('SQLite');

function openList() {
  const loader = createContentLoader(demo.folder, probe);
  const settings = { contentDir: demo.folder, dataDir: demo.folder, db: database.db, loader };
  return { loader, list: new EntriesList(contentParts(settings)) };
}

test('lists show the same from loaded content as from the files', async () => {
  const warmed = openList();
  await warmed.list.warmUp(warmed.loader);
  const { list: cold } = openList();
  for (const { name } of folderKinds) {
    const shown = await warmed.list.of(name, 'anna');
    expect(shown.length, name).toBeGreaterThan(0);
    expect(shown).toEqual(await cold.of(name, 'anna'));
  }
});

test('flats are listed with their streets', async () => {
  const titles = (await openList().list.of('flats', 'anna')).map(({ title }) => title);
  expect(titles).toContain('2-комнатная, 56,8 м², ул. Согласия');
});

test('a file that changes while the content is loaded is listed as changed', async () => {
  const { loader, list } = openList();
  const slow: ContentLoader = {
    async load(now) {
      const loaded = await loader.load(now);
      await demo.edit(WORK, /^title: .*/m, 'title: Двушка после правки');
      return loaded;
    },
  };
  await list.warmUp(slow);
  const shown = await list.of('works', 'anna');
  expect(shown.find(({ file }) => file === WORK)?.title).toBe('Двушка после правки');
});

test('a list is shown while the content has a mistake', async () => {
  await demo.edit(WORK, /^areaM2: .*/m, 'areaM2: большая');
  const { loader, list } = openList();
  await list.warmUp(loader);
  expect((await list.of('works', 'anna')).find(({ file }) => file === WORK)?.title).toBe('Двухкомнатная на Минской');
});

test('entries with a first day to come are planned, the earliest first', async () => {
  const { list } = openList();
  const before = await list.planned();
  await demo.edit('promotions/klining.yaml', /^startsOn: .*/m, 'startsOn: 2099-01-02');
  await demo.edit('promotions/dizajn-proekt.yaml', /^startsOn: .*/m, 'startsOn: 2099-01-03\nisWithdrawn: true');
  const planned = await list.planned();
  expect(planned.at(-1)).toMatchObject({ file: 'promotions/klining.yaml', from: '2099-01-02' });
  expect(planned).toHaveLength(before.length + 1);
  expect(planned.map(({ from }) => from)).toEqual(planned.map(({ from }) => from).sort());
});

test('of the editions of a document only the newest one in force is valid; earlier ones are over', async () => {
  const { list } = openList();
  await demo.edit('documents/policy/2026-12-01.md', /^effectiveFrom: .*/m, 'effectiveFrom: 2099-01-01');
  const states = new Map((await list.of('documents', 'anna')).map(({ file, status }) => [file, status.state]));
  expect(states.get('documents/policy/2026-12-01.md')).toBe('planned');
  expect(states.get('documents/policy/2026-09-01.md')).toBe('live');
  expect(states.get('documents/policy/2025-09-01.md')).toBe('over');
});

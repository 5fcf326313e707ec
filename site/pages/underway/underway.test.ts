import { expect, test } from 'vitest';
import { plainSpaces } from '../../../model/format/typograph.ts';
import { underway } from '../../../model/kinds/underway.ts';
import { probe } from '../../../model/load/demo-content.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { nearestFreeDay } from '../../features/underway/underway-data.ts';
import { source, type UnderwayData } from './data.ts';

const loader = createContentLoader('content', probe);

/** Returns the page data at a given moment, with its next change and the reminders for editors. */
async function loadPage(moment: string) {
  const loaded = await loader.load(new Date(moment));
  if (!loaded.ok) throw new Error(loaded.issues.map(({ message }) => message).join('\n'));
  const { content, changesAt, reminders } = loaded;
  const page = source.data(content, {}, undefined);
  if (!page) throw new Error('No page');
  const { sites, now }: UnderwayData = page.data;
  const days = Object.fromEntries(sites.map(({ slug, dayText }) => [slug, plainSpaces(dayText)]));
  return { days, sites, now, noindex: page.noindex, changesAt, reminders };
}

test('the day counts change automatically every midnight of the company', async () => {
  const evening = await loadPage('2026-11-22T21:59:00Z');
  expect(evening.changesAt?.toISOString()).toBe('2026-11-22T22:00:00.000Z');
  const morning = await loadPage('2026-11-22T22:00:00Z');
  const days = [evening, morning].map((page) => page.days['dvushka-na-tihoretskoy']);
  expect(days).toEqual(['День 42 из 74', 'День 43 из 74']);
  expect(morning.changesAt?.toISOString()).toBe('2026-11-23T22:00:00.000Z');
});

test('the page shows the stage of the plan, the pictures taken so far and the nearest date', async () => {
  const october = await loadPage('2026-11-01T10:00:00Z');
  const [site] = october.sites.filter(({ slug }) => slug === 'dvushka-na-tihoretskoy');
  expect(site?.stages[site.stage]?.title).toBe('Штукатурка и стяжка');
  expect(site?.pictures.map(({ dateText }) => plainSpaces(dateText))).toEqual([
    '30 октября, день 19',
    '16 октября, день 5',
  ]);
  expect(plainSpaces(october.now?.freeText ?? '')).toBe('25 декабря');
});

test('the nearest free day is a date that other pages can calculate with', async () => {
  const loaded = await loader.load(new Date('2026-11-01T10:00:00Z'));
  expect(loaded.ok && nearestFreeDay(loaded.content)).toBe('2026-12-25');
});

test('a late work shows its delay and reminds its editor for two weeks, then it is left out', async () => {
  const last = await loadPage('2026-12-24T10:00:00Z');
  expect(last.days['dvushka-na-tihoretskoy']).toBe('День 74 из 74');
  const late = await loadPage('2026-12-26T10:00:00Z');
  expect(late.days['dvushka-na-tihoretskoy']).toBe('День 76. Срок по договору — 74 дня');
  expect(late.reminders).toContainEqual({
    file: 'underway/dvushka-na-tihoretskoy.yaml',
    message: expect.stringMatching(/Срок прошёл 24.декабря.2026\. Сдали — удалите/),
  });
  const gone = await loadPage('2027-01-08T10:00:00Z');
  expect(gone.days).not.toHaveProperty('dvushka-na-tihoretskoy');
  expect(gone.reminders).toContainEqual(expect.objectContaining({ message: expect.stringContaining('уже нет') }));
});

test('an editor gets a reminder when the last two weeks have no picture', async () => {
  const { reminders } = await loadPage('2026-12-05T10:00:00Z');
  expect(reminders.map(({ message }) => message)).toContainEqual(expect.stringContaining('Добавьте новый'));
});

test('a page without current works is empty years later and is not indexed', async () => {
  const { sites, now, noindex } = await loadPage('2028-05-01T10:00:00Z');
  expect([sites, now, noindex]).toEqual([[], null, true]);
});

test('stages that do not fill the term are rejected', () => {
  const stages = [1, 2, 3].map((day) => ({ title: 'Этап', fromDay: day, toDay: day }));
  const { error } = underway.schema.safeParse({
    ...{ title: 'Студия', place: 'Город', package: 'komfort', housing: 'new', areaM2: 30, foreman: 'anton' },
    ...{ startedOn: '2026-11-16', plannedDays: 34, stages },
    consent: { givenOn: '2026-11-10', document: 'журнал, № 1' },
    pictures: [{ takenOn: '2026-11-15', photo: { file: 'a.jpg', alt: 'Комната' } }],
  });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringContaining('Этапы кончаются на 3-й день'),
    expect.stringContaining('Снято раньше'),
  ]);
});

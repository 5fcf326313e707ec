import { expect, test } from 'vitest';
import { createContentLoader } from '../../../../model/load/load-content.ts';
import { newLead } from '../../testing/new-lead.ts';
import { contentSuspicions } from './content-rules.ts';
import { HONEST_NAMES } from './honest-names.fixture.ts';
import { THRESHOLDS } from './thresholds.ts';

const suspects = (leads: readonly Parameters<typeof newLead>[0][]) =>
  leads.filter((lead) => contentSuspicions(newLead(lead), THRESHOLDS).length > 0);

test('two hundred names of Russia and the Baltic raise no suspicion', () => {
  expect(new Set(HONEST_NAMES).size).toBeGreaterThanOrEqual(200);
  expect(suspects(HONEST_NAMES.map((name) => ({ name })))).toEqual([]);
  expect(
    suspects(HONEST_NAMES.map((name) => ({ name: name.toUpperCase(), comment: `Здравствуйте, это ${name}` }))),
  ).toEqual([]);
});

test('the texts that the demo site puts into a lead raise no suspicion', async () => {
  const probe = async () => ({ width: 3, height: 2, color: '#aabbcc', hash: '0123456789' });
  const loaded = await createContentLoader('content', probe).load(new Date('2026-11-20T10:00:00Z'));
  if (!loaded.ok) throw new Error('The demo content is refused');
  // Texts short enough for a title, without URLs and e-mail addresses.
  const texts = stringsIn(loaded.content).filter((text) => text.length <= 200 && !/^https?:|@/.test(text));
  expect(texts.length).toBeGreaterThan(500);
  expect(suspects(texts.map((titleShown) => ({ titleShown })))).toEqual([]);
  expect(suspects(texts.map((text) => ({ answers: { [text]: text } })))).toEqual([]);
});

test('the brands, complexes and campaigns of honest leads raise no suspicion', () => {
  const honest = [
    { titleShown: 'ЖК Riverside Residence Premium', subject: 'riverside-residence-premium' },
    { answers: { Плитка: 'Kerama Marazzi', Котёл: 'Viessmann Vitodens 100-W', Двери: ['Profil Doors', 'Rehau'] } },
    { answers: { 'О себе': 'AutoCAD, ArchiCAD, Revit, SketchUp, 3ds Max — знаю хорошо' } },
    { attribution: { first: { utm_source: 'vk.com', utm_medium: 'cpc', referrer: 'https://yandex.ru/search' } } },
    { attribution: { last: { utm_campaign: 'seo_remont', landing: '/remont/komfort', referrer: 'www.avito.ru/x' } } },
    { comment: 'Хочу кухню как у Ikea, пол Quick‑Step, wi‑fi в каждой комнате и Т‑образный стол' },
    { comment: 'Фото кухни: 2,5×1,7 м. T-образная, c окном' },
  ];
  expect(suspects(honest)).toEqual([]);
});

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(stringsIn);
}

import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { PagePlaces } from '../../contract/preview.ts';
import { answerOf, FILE, servePreviews, textIn } from './previews.fixture.ts';

const { clock, folders, post, show, panelUrl } = servePreviews();
const { facts } = await textIn();

test('a draft is shown on its page, in lists and in their data, and the folder stays unchanged', async () => {
  const { base, url, path } = await show({ ...facts, title: 'Черновая двушка' });
  expect(path).toBe('/works/belaya-otdelka-na-levitana');
  const html = await answerOf(url);
  expect(html).toMatch(/<h1[^>]*>Черновая двушка/);
  expect(html).toContain('<strong>Черновик</strong>');
  expect(await answerOf(`${base}/works`)).toContain('Черновая двушка');
  expect(await answerOf(`${base}/data${path}.json`)).toContain('Черновая двушка');
  expect(await readFile(join(folders.content, FILE), 'utf8')).not.toContain('Черновая');
});

test('a page without unsaved changes is not called a draft, one whose day has not come is', async () => {
  await writeFile(join(folders.content, FILE), stringify(facts));
  const unchanged = await show(facts);
  expect(unchanged.visibility).toEqual({ state: 'live' });
  expect(await answerOf(unchanged.url)).not.toContain('Черновик');
  const article = 'articles/nemeckiy-dom-perekrytiya.md';
  const { facts: head, body } = await textIn(article);
  await writeFile(join(folders.content, article), `---\n${stringify(head)}---\n${body}`);
  clock.now = new Date(`${head.publishedOn}T10:00:00Z`);
  expect((await show(head, article, body)).visibility).toEqual({ state: 'live' });
  clock.now = new Date(clock.now.getTime() - 2 * 86_400_000);
  expect((await show(head, article, body)).visibility).toEqual({ state: 'planned', from: head.publishedOn });
});

test('every address of the page stays inside the preview', async () => {
  const { url, token } = await show(facts);
  const html = await answerOf(url);
  const links = [...html.matchAll(/<a\b[^<>]*? href="(\/[^"]*)"/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !href.startsWith(`/preview/${token}`) && !href.startsWith('/media/'))).toEqual([]);
});

test('an error is reported with the loader message, and no preview is shown', async () => {
  const answer = await post('/api/preview', { facts: { ...facts, title: 5 } });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: 'Просмотр появится, когда ошибки будут исправлены.',
    issues: [{ file: FILE, path: ['title'], message: expect.stringMatching(/[а-яё]/i) }],
  });
});

test('a shared link keeps its content for a day, without an account', async () => {
  const made = await post('/api/preview/share', { facts: { ...facts, title: 'Первая мысль' } });
  const { url, until } = (await made.json()) as { url: string; until: string };
  expect(url).toMatch(/^https:\/\/panel\.example\/preview\/s\./);
  expect(until).toBe('2026-11-21T10:00:00.000Z');
  await show({ ...facts, title: 'Вторая мысль' });
  const here = url.replace('https://panel.example', panelUrl());
  expect(await answerOf(here)).toContain('Первая мысль');
  clock.now = new Date('2026-11-21T09:59:00Z');
  expect(await answerOf(here)).toContain('Первая мысль');
  clock.now = new Date('2026-11-21T10:00:01Z');
  expect(await answerOf(here, 404)).toContain('Этого просмотра больше нет');
});

test('a document edition and the company are shown on their own pages', async () => {
  const edition = 'documents/cookies/2026-11-23.md';
  const { facts: head, body } = await textIn(edition);
  const shown = await show(head, edition, body);
  expect(shown.path).toBe('/cookies/2026-11-23');
  await answerOf(shown.url);
  expect((await show((await textIn('company.yaml')).facts, 'company.yaml')).path).toBe('/contacts');
});

test('content with a future start is shown as on its first day', async () => {
  const { url } = await show({ ...facts, publishedOn: '2027-03-01', title: 'Весенняя работа' });
  expect(await answerOf(url)).toContain('Весенняя работа');
  const promotion = 'promotions/dizajn-proekt.yaml';
  const later = { ...(await textIn(promotion)).facts, startsOn: '2027-04-01', endsOn: '2027-04-30' };
  const shown = await show(later, promotion);
  expect(shown.path).toBe('/stocks/dizajn-proekt');
  expect(await answerOf(`${shown.base}/stocks`)).toContain('dizajn-proekt');
});

test('a withdrawn entry is shown on its page, as a draft', async () => {
  const { url, path, visibility } = await show({ ...facts, isWithdrawn: true, title: 'Снятая работа' });
  expect([path, visibility]).toEqual(['/works/belaya-otdelka-na-levitana', { state: 'unsaved' }]);
  expect(await answerOf(url)).toContain('Снятая работа');
});

test('an error in another file blocks no preview once the site has a good copy of that file', async () => {
  await writeFile(join(folders.content, 'reviews', 'broken.yaml'), 'text: [');
  const refused = await post('/api/preview', { facts });
  expect(refused.status).toBe(422);
  await cp('content', join(folders.data, 'last-good'), { recursive: true });
  await rm(join(folders.data, 'last-good', 'photos'), { recursive: true });
  try {
    await answerOf((await show(facts)).url);
  } finally {
    await rm(join(folders.data, 'last-good'), { recursive: true });
    await rm(join(folders.content, 'reviews', 'broken.yaml'));
  }
});

test('downloads, the icon and moved addresses belong to the preview too', async () => {
  const { base, token } = await show(facts);
  const moved = await fetch(`${base}/about/history`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([302, `/preview/${token}/`]);
  const sheet = await fetch(`${base}/remont/komfort/smeta.csv`);
  expect(sheet.headers.get('content-type')).toContain('text/csv');
  expect((await fetch(`${base}/favicon.svg`)).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

test('the author learns which fields a page shows, and a document holds no marks', async () => {
  const { base } = await show({ ...facts, title: 'Черновая двушка' });
  const places = JSON.parse(await answerOf(`${base}/places.json?path=/remont`)) as PagePlaces;
  const fieldOf = (shown: string) =>
    places.fields[places.texts.find(([text, at]) => text === shown && at >= 0)?.[1] ?? -1];
  expect(fieldOf('Комфорт')).toEqual({
    file: 'packages/komfort.yaml',
    path: 'facts.title',
    title: 'Название',
    entry: 'Комфорт',
  });
  const valuesOf = (key: string) => places.values.flatMap(([one, at]) => (one === key ? [places.fields[at]] : []));
  expect(valuesOf('21900')).toMatchObject([
    { file: 'packages/komfort.yaml', path: 'facts.priceRubPerM2', title: 'Цена от' },
  ]);
  const [, picture] = places.alts.find(([, at]) => places.fields[at]?.file === 'pages.yaml') ?? [];
  expect(places.fields[picture ?? -1]).toMatchObject({ path: 'facts.packages.photo', title: 'Ремонт → Снимок' });
  for (const path of ['/remont', '/data/remont.json', '/works']) {
    expect(await answerOf(base + path)).not.toMatch(/[\u200c\u200d]{4}/);
  }
  await answerOf(`${base}/places.json?path=/nowhere`, 404);
});

test('a choice, a date, a code and the price of another entry lead to their fields', async () => {
  const { base } = await show(facts);
  const placesOf = async (path: string, key: string) => {
    const places = JSON.parse(await answerOf(`${base}/places.json?path=${path}`)) as PagePlaces;
    return places.values.flatMap(([one, at]) => (one === key ? [places.fields[at]] : []));
  };
  const flat = { file: 'flats/dvushka-v-gurievske.yaml' };
  expect(await placesOf('/sales/dvushka-v-gurievske', 'text:свободна')).toContainEqual(
    expect.objectContaining({ ...flat, path: 'facts.status', title: 'Статус' }),
  );
  expect(await placesOf('/stocks/klining', 'text:31января2027')).toContainEqual(
    expect.objectContaining({ file: 'promotions/klining.yaml', path: 'facts.endsOn' }),
  );
  expect(await placesOf('/contacts', 'text:3900000000')).toMatchObject([{ file: 'company.yaml' }]);
  const service = 'services/priyomka-kvartiry-u-zastrojshchika.yaml';
  expect(await placesOf('/', '6900')).toContainEqual(
    expect.objectContaining({ file: service, path: 'facts.price.rub' }),
  );
  const { fields, references } = JSON.parse(await answerOf(`${base}/places.json?path=/`)) as PagePlaces;
  const referring = references.flatMap(([at, file]) => (file === service ? [fields[at]?.path] : []));
  expect(referring).toContain('facts.services.rows.0.title');
});

test('visitors of a shared link learn no fields', async () => {
  const { url } = (await (await post('/api/preview/share', { facts })).json()) as { url: string };
  const [token] = /s\.[^/]+/.exec(url) ?? [];
  await answerOf(`${panelUrl()}/preview/${token}/places.json?path=/`, 404);
});

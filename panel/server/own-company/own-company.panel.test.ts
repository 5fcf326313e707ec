import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { issuesOfFolder } from '../archive/archive-parts.ts';
import { hashesOf } from '../archive/archive-places.fixture.ts';
import type { PanelVisitor } from '../testing/panel-visitor.fixture.ts';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { startTestPanel } from '../testing/start-test-panel.fixture.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M0 0h40v40z"/></svg>';

let panel: TestPanel;
let admin: PanelVisitor;
let example: Record<string, Record<string, unknown>>;
beforeAll(async () => {
  panel = await startTestPanel();
  admin = await panel.signIn('admin');
  example = parse(await readFile('docs/ru/new-company.example.yaml', 'utf8'));
});
afterAll(() => panel[Symbol.asyncDispose]());

const save = (step: string, facts: object) => admin.ask('PUT', `/api/own-company/steps/${step}`, { facts });
const state = async () => (await admin.ask('GET', '/api/own-company')).body;
const stepOf = async (name: string) =>
  (await state()).steps.find(({ key }: { readonly key: string }) => key === name) as Record<string, unknown>;

function postBytes(path: string, bytes: Uint8Array<ArrayBuffer> | string, type: string): Promise<Response> {
  const cookie = [...admin.cookies].map((pair) => pair.join('=')).join('; ');
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type, cookie };
  return fetch(panel.url + path, { method: 'POST', headers, body: bytes });
}

it('proposes answers, keeps each step for the next visit and explains mistakes next to their fields', async () => {
  expect(await state()).toMatchObject({ isDemo: true, isBegun: false, hasLogo: false });
  expect((await state()).steps).toHaveLength(8);

  const city = await save('city', { city: 'Тверь' });
  expect(city.body.proposed).toMatchObject({ cityIn: 'Твери', region: 'Тверская область', utcOffsetHours: 3 });
  expect(city.body.issues).toContainEqual(
    expect.objectContaining({ path: ['region'], message: 'Заполните это поле.' }),
  );
  expect(await stepOf('city')).toMatchObject({ facts: { city: 'Тверь' }, isDone: false });

  const contacts = await save('contacts', { ...example.contacts, phone: '8 (4852) 00-47-16' });
  expect(contacts.body.issues).toEqual([]);
  expect(await stepOf('contacts')).toMatchObject({ facts: { phone: '+74852004716' }, isDone: true });
  expect(await stepOf('requisites')).toMatchObject({ facts: { address: example.contacts?.officeAddress } });

  const requisites = await save('requisites', { ...example.requisites, inn: '7600000006' });
  expect(requisites.body.issues).toEqual([
    expect.objectContaining({ path: ['inn'], message: expect.stringContaining('Контрольная цифра не сходится') }),
  ]);
  const look = await save('look', { action: '#f0a000', accent: '#8fc7d8' });
  expect(look.body.issues[0]).toMatchObject({ path: ['action'], message: expect.stringMatching(/контраст 2,1/) });
  expect((await save('nowhere', {})).status).toBe(404);
});

it('shows the site from the answers so far', async () => {
  await save('name', { brand: 'Которосль' });
  const made = await admin.ask('POST', '/api/own-company/preview');
  expect(made.status).toBe(200);
  const { token, pages } = made.body;
  for (const { path } of pages) {
    const page = await admin.ask('GET', `/preview/${token}${path}`);
    expect([path, page.status]).toEqual([path, 200]);
    expect(page.body).toContain('Которосль');
    expect(page.body).not.toMatch(/Преголя|Калининград/);
  }
  const home = await admin.ask('GET', `/preview/${token}/`);
  const picture = /\/media\/[\w.-]+\.jpg/.exec(home.body)?.[0] ?? '';
  expect((await admin.ask('GET', picture)).headers.get('content-type')).toBe('image/jpeg');
});

it('takes an SVG as the logo and refuses other files with the reason', async () => {
  const send = (name: string, bytes: string) => postBytes(`/api/own-company/logo?name=${name}`, bytes, 'image/svg+xml');
  expect((await send('znak.svg', SVG)).status).toBe(200);
  expect((await state()).hasLogo).toBe(true);
  expect((await admin.ask('GET', '/api/own-company/logo')).body).toContain('<path');
  const { token } = (await admin.ask('POST', '/api/own-company/preview')).body;
  const header = /<header[\s\S]*?<\/header>/.exec((await admin.ask('GET', `/preview/${token}/`)).body)?.[0] ?? '';
  const picture = /<img[^>]* src="([^"]+mark[^"]+\.svg)"/.exec(header)?.[1] ?? '';
  expect((await admin.ask('GET', picture)).body).toContain('<path');
  const refused = await send('znak.svg', SVG.replace('<path', '<script/><path'));
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('<script>')]);
  expect((await send('znak.jpg', 'no picture')).status).toBe(422);
});

it('is closed to other roles and names the step that is not done', async () => {
  const editor = await panel.signIn('editor');
  expect((await editor.ask('GET', '/api/own-company')).status).toBe(403);
  expect((await editor.ask('POST', '/api/own-company/finish', {})).status).toBe(403);
  const refused = await admin.ask('POST', '/api/own-company/finish', {});
  expect([refused.status, refused.body]).toEqual([422, { message: 'Сначала заполните шаг «Название».', step: 'name' }]);
});

it('replaces the demo by a company that publishes, and keeps an archive that brings the demo back', async () => {
  const demo = await hashesOf(panel.contentDir);
  for (const [step, facts] of Object.entries(example)) {
    const { body } = await save(step, facts);
    expect([step, body.issues]).toEqual([step, []]);
  }
  const made = await admin.ask('POST', '/api/own-company/finish', {});
  expect([made.status, made.body]).toEqual([200, { formerFolder: expect.stringContaining('content-before-') }]);
  expect(await issuesOfFolder(panel.contentDir, panel.dataDir)).toEqual([]);
  expect(await readFile(join(panel.contentDir, 'company.yaml'), 'utf8')).toContain('Которосль');
  expect(await readFile(join(panel.contentDir, 'drawings/mark.svg'), 'utf8')).toBe(SVG);
  expect((await admin.ask('GET', '/api/entries?kind=packages')).body).toHaveLength(3);

  expect(await state()).toEqual({ isDemo: false, hasFormerSite: true });
  const company = await hashesOf(panel.contentDir);
  for (const [method, path] of [
    ['PUT', 'steps/name'],
    ['POST', 'preview'],
    ['POST', 'finish'],
  ] as const) {
    const { status, body } = await admin.ask(method, `/api/own-company/${path}`, { facts: {} });
    expect([path, status, body.message]).toEqual([path, 409, expect.stringContaining('не показательное')]);
  }
  expect(await hashesOf(panel.contentDir)).toEqual(company);

  const archive = await fetch(`${panel.url}/api/own-company/former-site`, {
    headers: { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') },
  });
  const restored = await postBytes(
    '/api/archive/restore',
    new Uint8Array(await archive.arrayBuffer()),
    'application/gzip',
  );
  expect(restored.status).toBe(200);
  expect(await hashesOf(panel.contentDir)).toEqual(demo);
});

it('counts a company file that cannot be read as a real company', async () => {
  const file = join(panel.contentDir, 'company.yaml');
  const source = await readFile(file, 'utf8');
  await writeFile(file, 'brand: [');
  expect(await state()).toMatchObject({ isDemo: false });
  await writeFile(file, source);
});

import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../contract/roles.ts';
import { createPanelApp } from '../http/panel-app.ts';
import { drawingRoutes } from './drawing-routes.ts';
import { Drawings } from './drawings.ts';

const editor: Person = { id: '1', email: 'e@company.ru', name: 'Егор', role: 'editor' };
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';

let contentDir: string;
let app: ReturnType<typeof createPanelApp>;
beforeAll(async () => {
  contentDir = await mkdtemp(join(tmpdir(), 'drawings-'));
  await cp('content/drawings', join(contentDir, 'drawings'), { recursive: true });
  app = createPanelApp({
    routes: drawingRoutes(new Drawings(contentDir)),
    personOf: async () => editor,
    appDir: 'nowhere',
    log: () => undefined,
  });
});
afterAll(() => rm(contentDir, { recursive: true }));

async function bring(name: string, svg: string) {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const body = JSON.stringify({ name, svg });
  const answer = await app.request('/api/drawings', { method: 'POST', headers, body });
  return { status: answer.status, body: await answer.json() };
}

test('a drawing is stored under a URL-safe name, and served where nothing in it can run', async () => {
  expect(await bring('План квартиры.svg', SQUARE)).toEqual({ status: 200, body: { name: 'plan-kvartiry.svg' } });
  expect(await readFile(join(contentDir, 'drawings/plan-kvartiry.svg'), 'utf8')).toBe(SQUARE);
  const seen = await app.request('/api/drawings/plan-kvartiry.svg');
  expect(seen.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'; img-src data:; sandbox");
});

test('another drawing with a taken name gets a new name, and the same drawing keeps its name', async () => {
  await bring('kvadrat.svg', SQUARE);
  const other = await bring('kvadrat.svg', SQUARE.replace('h4', 'h3'));
  expect(other.body.name).toMatch(/^kvadrat-[\da-f]{8}\.svg$/);
  expect(await readFile(join(contentDir, 'drawings/kvadrat.svg'), 'utf8')).toBe(SQUARE);
  expect((await bring('kvadrat.svg', SQUARE)).body.name).toBe('kvadrat.svg');
});

test.each([
  ['with a program', 'a.svg', SQUARE.replace('<path', '<script>1</script><path'), /программа/],
  ['that is none', 'a.svg', 'просто текст', /рисунок/i],
  ['that is a photograph', 'plan.png', SQUARE, /SVG/],
  ['that is a PDF', 'plan.pdf', SQUARE, /PDF/],
])('a drawing %s is rejected with a message', async (_, name, svg, words) => {
  expect(await bring(name, svg)).toEqual({ status: 422, body: { message: expect.stringMatching(words) } });
});

test.each(['..%2Fcompany.yaml', '..%2F..%2Fpackage.json', 'none.svg'])('%s is not found as a drawing', async (name) => {
  expect((await app.request(`/api/drawings/${name}`)).status).toBe(404);
});

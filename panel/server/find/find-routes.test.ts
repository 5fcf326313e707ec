import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestPanel } from '../testing/start-test-panel.fixture.ts';
import { startTestPanel } from '../testing/start-test-panel.fixture.ts';

let panel: TestPanel;
beforeAll(async () => {
  panel = await startTestPanel();
}, 60_000);
afterAll(() => panel[Symbol.asyncDispose]());

test('an editor finds content, a manager and a stranger do not', { timeout: 60_000 }, async () => {
  const editor = await panel.signIn('editor');
  const { status, body } = await editor.ask('POST', '/api/find', { text: 'комфорт' });
  expect([status, body.entries.findings[0].to]).toEqual([200, '/content/packages/komfort']);
  const manager = await panel.signIn('manager');
  expect((await manager.ask('POST', '/api/find', { text: 'комфорт' })).status).toBe(403);
  expect((await panel.stranger().ask('POST', '/api/find', { text: 'комфорт' })).status).toBe(401);
});

test('an empty query answers with what the person changed last, and a long one is refused in words', async () => {
  const editor = await panel.signIn('editor');
  const recent = async () => (await editor.ask('POST', '/api/find', { text: '' })).body.recent.findings;
  expect(await recent()).toEqual([]);
  const file = 'packages/komfort.yaml';
  const { body: entry } = await editor.ask('GET', `/api/entry?file=${file}`);
  const { facts, body, version } = entry;
  const saved = { file, version, body, facts: { ...facts, summary: `${facts.summary} Да.` } };
  expect((await editor.ask('PUT', '/api/entry', saved)).status).toBe(200);
  expect((await recent()).map(({ to }: { to: string }) => to)).toEqual(['/content/packages/komfort']);
  const long = await editor.ask('POST', '/api/find', { text: 'я'.repeat(201) });
  expect([long.status, long.body.message]).toEqual([422, 'Ищут словами и частями слов: не больше 200 знаков.']);
});

test('a query reaches no log', async () => {
  const editor = await panel.signIn('editor');
  const written = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  await editor.ask('POST', '/api/find', { text: 'секретное слово' });
  await editor.ask('POST', '/api/find', { text: ['секретное слово'] });
  const lines = written.flatMap(({ mock }) => mock.calls.map(String));
  for (const spy of written) spy.mockRestore();
  expect(lines.filter((line) => line.includes('секретное'))).toEqual([]);
});

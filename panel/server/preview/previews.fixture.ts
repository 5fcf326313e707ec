import { cpSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { parse } from 'yaml';
import type { PreviewMade } from '../../contract/preview.ts';
import { startPreviewPanel } from './preview-panel.fixture.ts';

export const FILE = 'works/belaya-otdelka-na-levitana.yaml';
const NOON = '2026-11-20T10:00:00Z';

/** Serves previews of a copy of the demo content for a test file; the clock starts at the same noon in each test. */
export function servePreviews() {
  const clock = { now: new Date(NOON) };
  const folders = { content: '', data: '' };
  let panel: Awaited<ReturnType<typeof startPreviewPanel>>;
  beforeAll(async () => {
    folders.content = await mkdtemp(join(tmpdir(), 'preview-content-'));
    folders.data = await mkdtemp(join(tmpdir(), 'preview-data-'));
    cpSync('content', folders.content, { recursive: true });
    panel = await startPreviewPanel({ contentDir: folders.content, dataDir: folders.data, now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = new Date(NOON);
  });
  afterAll(async () => {
    await panel.stop();
    const gone = { recursive: true, force: true, maxRetries: 10, retryDelay: 100 };
    await Promise.all(Object.values(folders).map((dir) => rm(dir, gone)));
  });

  function post(path: string, draft: object, headers: Record<string, string> = { cookie: 'person=anna' }) {
    return fetch(panel.url + path, {
      method: 'POST',
      headers: { origin: panel.url, ...headers },
      body: JSON.stringify({ file: FILE, body: null, ...draft }),
    });
  }

  return {
    clock,
    folders,
    panelUrl: () => panel.url,
    post,
    async show(facts: object, file = FILE, body: string | null = null) {
      const made = await post('/api/preview', { file, facts, body });
      const answer = await made.json();
      expect(made.status, JSON.stringify(answer)).toBe(200);
      const { token, path, visibility } = answer as PreviewMade;
      return {
        token,
        path,
        visibility,
        base: `${panel.url}/preview/${token}`,
        url: `${panel.url}/preview/${token}${path}`,
      };
    },
  };
}

export async function textIn(file = FILE): Promise<{ facts: Record<string, unknown>; body: string }> {
  const source = await readFile(join('content', file), 'utf8');
  if (file.endsWith('.yaml')) return { facts: parse(source), body: '' };
  const [, facts = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  return { facts: parse(facts), body };
}

export async function answerOf(url: string, status = 200): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(status);
  return answer.text();
}

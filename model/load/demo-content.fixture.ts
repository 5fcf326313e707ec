import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect } from 'vitest';
import type { Content } from '../content.ts';
import { probe } from './blind-probe.fixture.ts';
import { formatIssue } from './format-issue.ts';
import { createContentLoader, type LoadResult } from './load-content.ts';
import './parse-once.fixture.ts';

export const TODAY = new Date('2026-11-20T10:00:00Z');
/** Photos in the copy are empty files, so this probe does not read them. */
export { probe };

export async function loadDemo(): Promise<Content> {
  const result = await createContentLoader('content', probe).load(TODAY);
  if (!result.ok) throw new Error(result.issues.map(formatIssue).join('\n'));
  return result.content;
}

/**
 * Copy of the demo content, restored after each test. Tests share one loader, so that only changed files are parsed
 * again.
 */
export function copyDemoContent() {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  const path = (file: string) => join(folder, file);
  const put = (file: string) =>
    file.startsWith('photos/') ? writeFileSync(path(file), '') : cpSync(join('content', file), path(file));
  const names = readdirSync('content', { recursive: true, withFileTypes: true }).map((entry) => ({
    file: join(entry.parentPath, entry.name).slice('content/'.length),
    isFolder: entry.isDirectory(),
  }));
  const isFolder = new Map(
    names.toSorted((a, b) => (a.file < b.file ? -1 : 1)).map((name) => [name.file, name.isFolder]),
  );
  for (const [file, is] of isFolder) is ? mkdirSync(path(file)) : put(file);
  let whole = stamps(folder);

  afterEach(() => {
    const found = stamps(folder);
    const changed = [...found.keys()].filter((file) => found.get(file) !== whole.get(file));
    for (const file of changed) rmSync(path(file), { recursive: true, force: true });
    const left = stamps(folder);
    const missing = [...isFolder].filter(([file]) => !left.has(file));
    for (const [file, is] of missing) is ? mkdirSync(path(file)) : put(file);
    whole = stamps(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const loader = createContentLoader(folder, probe);
  const read = (file: string) => readFile(path(file), 'utf8');
  const write = (file: string, bytes: string | Uint8Array) => writeFile(path(file), bytes);
  return {
    folder,
    read,
    write,
    load: (now = TODAY): Promise<LoadResult> => loader.load(now),
    /** Fails when the text to replace is missing. */
    async edit(file: string, from: string | RegExp, to: string): Promise<void> {
      const before = await read(file);
      const after = before.replace(from, to);
      expect(after, `${file} has no ${String(from)}`).not.toBe(before);
      await write(file, after);
    },
    async complaints(): Promise<string[]> {
      const result = await loader.load(TODAY);
      return result.ok ? [] : result.issues.map(formatIssue);
    },
  };
}

function stamps(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const { ino, ctimeMs } = lstatSync(path);
      return [path.slice(folder.length + 1), entry.isDirectory() ? 'folder' : `${ino}:${ctimeMs}`];
    }),
  );
}

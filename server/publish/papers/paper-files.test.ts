import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Content } from '../../../model/content.ts';
import { loadDemo } from '../../../model/load/demo-content.fixture.ts';
import { paperFiles } from './paper-files.ts';
import { paperPdf } from './paper-pdf.ts';

let content: Content;
let dir: string;
beforeAll(async () => {
  content = await loadDemo();
  dir = await mkdtemp(join(tmpdir(), 'papers-'));
}, 60_000);
afterAll(() => rm(dir, { recursive: true, force: true }));

test('every paper is a PDF at its address and is kept until its text changes', async () => {
  const files = await paperFiles(content, dir);
  expect([...files.keys()]).toEqual(content.papers.map(({ slug }) => `/about/documents/${slug}.pdf`));
  for (const bytes of files.values()) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const names = await readdir(join(dir, 'papers'));
  const long = new Date('2020-01-01');
  for (const name of names) await utimes(join(dir, 'papers', name), long, long);
  expect(await paperFiles(content, dir)).toEqual(files);
  for (const name of names) expect((await stat(join(dir, 'papers', name))).mtime).toEqual(long);

  const [first, ...others] = content.papers;
  if (!first) throw new Error('No paper');
  await paperFiles({ ...content, papers: [{ ...first, title: 'Другой договор' }, ...others] }, dir);
  const after = await readdir(join(dir, 'papers'));
  expect(after.filter((name) => names.includes(name))).toHaveLength(others.length);
  expect(after).toHaveLength(names.length);
}, 60_000);

test('the same text gives the same bytes', async () => {
  for (const paper of content.papers) {
    expect((await paperPdf(content, paper)).equals(await paperPdf(content, paper)), paper.slug).toBe(true);
  }
}, 60_000);

test('a company without papers has no files', async () => {
  expect(await paperFiles({ ...content, papers: [] }, dir)).toEqual(new Map());
});

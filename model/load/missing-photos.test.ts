import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentLoader } from './load-content.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp('content', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Without looking into the pictures themselves. */
const loader = () =>
  createContentLoader(folder, async (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    return { width: 1600, height: 1067, color: '#aabbcc', hash };
  });

test.each([
  ['company.yaml', /file: .*/],
  ['home.yaml', /file: .*/],
  ['pages.yaml', /file: .*/],
  ['packages/komfort.yaml', /file: .*/],
  ['works/dvushka-na-minskoy.yaml', /file: .*/],
  ['flats/dvushka-na-soglasiya.yaml', /file: .*/],
  ['promotions/klining.yaml', /file: .*/],
  ['services/elektromontazh.yaml', /file: .*/],
  ['reviews/anastasiya.yaml', /file: .*/],
  ['articles/poly-u-morya.md', /file: [^,}\n]*/],
  ['articles/plesen-i-ventilyaciya.md', /\]\([^ )]*/],
])('%s: a photograph that is not in the folder is told by its file', async (file, place) => {
  const path = join(folder, file);
  const source = await readFile(path, 'utf8');
  const before = place.source.startsWith('file') ? 'file: ' : '](';
  await writeFile(path, source.replace(place, `${before}net-takogo-snimka.jpg`));
  const result = await loader().load(new Date('2026-11-20T10:00:00Z'));
  await writeFile(path, source);
  expect(result.ok ? [] : result.issues.map((issue) => [issue.file, issue.message])).toEqual([
    [file, expect.stringContaining('Снимка «net-takogo-snimka.jpg» нет в папке photos')],
  ]);
});

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyDemoContent, probe } from '../../../model/load/demo-content.fixture.ts';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { FolderCheck } from './folder-check.ts';
import { commitMentionedPhotos } from './staged-photos.ts';

const demo = copyDemoContent();
const WORK = 'works/belaya-otdelka-na-levitana.yaml';
const facts = { width: 3, height: 2, color: '#000000', hash: '0000000000' };

test('an entry may reference a staged photograph, and saving the entry puts it into the folder', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'staged-'));
  const taken: string[] = [];
  const staged = {
    photos: async () =>
      new Map([
        ['new-0a1b2c3d.jpg', facts],
        ['other-0a1b2c3d.jpg', facts],
      ]),
    take: async (names: readonly string[]) => void taken.push(...names),
  };
  const before = readFileSync(join(demo.folder, WORK), 'utf8');
  const after = before.replace(/file: [\w.-]+\.jpg/, 'file: new-0a1b2c3d.jpg');
  const check = new FolderCheck({ dataDir, loader: createContentLoader(demo.folder, probe), staged });
  expect(await check.issuesOf(new Map([[WORK, after]]))).toEqual([]);
  const unknown = after.replace('new-0a1b2c3d', 'unknown-0a1b2c3d');
  expect(await check.issuesOf(new Map([[WORK, unknown]]))).toMatchObject([
    { message: expect.stringContaining('нет в папке') },
  ]);
  await commitMentionedPhotos(staged, [after, null]);
  expect(taken).toEqual(['new-0a1b2c3d.jpg']);
  await rm(dataDir, { recursive: true });
});

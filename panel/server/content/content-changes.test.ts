import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from '../http/route.ts';
import { servePanelDatabase } from '../testing/panel-database.fixture.ts';
import { ManyChanges } from './change-many.ts';
import type { FileChange } from './content-changes.ts';
import { ContentChanges } from './content-changes.ts';
import { ContentDisk, versionOf } from './content-disk.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { NOTHING_STAGED } from './staged-photos.ts';

const panel = servePanelDatabase('SQLite');
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'changes-'));
  await mkdir(join(root, 'works'));
});
afterAll(() => rm(root, { recursive: true }));

class DiskThatDies extends ContentDisk {
  override remove(): Promise<void> {
    throw new Error('The machine is off');
  }
}

test('an interrupted rename takes drafts along when it is finished', async () => {
  const [from, to, text] = ['works/odna.yaml', 'works/drugaya.yaml', 'title: Работа\n'];
  await writeFile(join(root, from), text);
  await keepDraft(panel.db, 'anna', { file: from, baseVersion: null, facts: {}, body: null, savedAt: '2026-11-20' });
  const changes: FileChange[] = [
    { file: to, fromFile: from, what: 'renamed', before: null, beforeVersion: null, after: text },
    { file: from, what: 'renamed', before: text, beforeVersion: versionOf(text), after: null },
  ];
  const open = (disk: ContentDisk) => new ContentChanges(panel.db, disk, NOTHING_STAGED);
  const changed = () => undefined;
  await expect(open(new DiskThatDies(root, changed)).make(changes, 'Анна')).rejects.toThrow('off');
  expect(existsSync(join(root, from))).toBe(true);
  await open(new ContentDisk(root, changed)).recover();
  expect(existsSync(join(root, from))).toBe(false);
  expect(await readFile(join(root, to), 'utf8')).toBe(text);
  expect(await draftOf(panel.db, 'anna', to)).not.toBeNull();
});

class DiskThatFills extends ContentDisk {
  override remove(file: string): Promise<void> {
    if (file.includes('vtoraya')) throw new Refusal(503, 'Диск отвечает ошибкой.');
    return super.remove(file);
  }
}

test('of many deletions that the disk interrupts the written ones are reported, and the next start completes the rest', async () => {
  const files = ['works/novaya.yaml', 'works/vtoraya.yaml'];
  const text = 'title: Работа\n';
  for (const file of files) await writeFile(join(root, file), text);
  const open = (disk: ContentDisk) => new ContentChanges(panel.db, disk, NOTHING_STAGED);
  const disk = new DiskThatFills(root, () => undefined);
  const many = new ManyChanges({ disk, changes: open(disk), check: { issuesOf: async () => [] } });
  for (const file of files) {
    const change = { file, what: 'deleted', before: text, beforeVersion: versionOf(text), after: null } as const;
    await many.add(file, async () => change);
  }
  expect(await many.make('Анна')).toEqual({
    done: [files[0]],
    refused: [{ file: files[1], message: expect.stringContaining('закончит эту правку при следующем запуске') }],
    savedAt: null,
  });
  await open(new ContentDisk(root, () => undefined)).recover();
  expect(files.filter((file) => existsSync(join(root, file)))).toEqual([]);
});

test('the time of a save is the moment its file is in place, however long its history takes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T10:00:00Z') });
  const disk = new ContentDisk(root, () => vi.setSystemTime('2026-11-20T10:00:01Z'));
  const change = {
    file: 'works/tretya.yaml',
    what: 'created',
    before: null,
    beforeVersion: null,
    after: 'a: 1',
  } as const;
  try {
    const savedAt = await new ContentChanges(panel.db, disk, NOTHING_STAGED).make([change], 'Анна', async () => {
      vi.setSystemTime('2026-11-20T10:00:02Z');
    });
    expect(savedAt).toBe('2026-11-20T10:00:00.000Z');
  } finally {
    vi.useRealTimers();
  }
});

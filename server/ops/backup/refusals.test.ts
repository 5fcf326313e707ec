import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertLead } from '../../leads/store/insert-lead.ts';
import { openLeadDatabase } from '../../leads/store/open-lead-database.ts';
import { newLead } from '../../leads/testing/new-lead.ts';
import { temporaryDir } from '../../leads/testing/temporary-dir.ts';
import { withBackupLock } from './backup-lock.ts';
import { openBackupSite } from './backup-site.fixture.ts';
import { changeBackupState, readBackupState } from './backup-state.ts';
import { SITE_STORES } from './stores.ts';

let temporary: Awaited<ReturnType<typeof temporaryDir>>;
let site: Awaited<ReturnType<typeof openBackupSite>>;
let places = 0;

async function emptySite() {
  places += 1;
  const dataDir = join(temporary.dir, String(places));
  await mkdir(dataDir);
  return openBackupSite({ dataDir, databaseUrl: null }, SITE_STORES);
}

async function newKey(name: string): Promise<string> {
  const file = join(temporary.dir, name);
  const { words } = await site.backup('--new-key', file);
  return /^BACKUP_RECIPIENT=(\S+)$/m.exec(words)?.[1] ?? '';
}

beforeAll(async () => {
  temporary = await temporaryDir();
  site = await emptySite();
  await mkdir(site.dataDir);
  await mkdir(site.contentDir);
  await writeFile(join(site.contentDir, 'home.yaml'), 'title: Дом');
  const leads = await openLeadDatabase(site.place);
  await leads.write((db) => insertLead(db, newLead({ name: 'Анна' }), []));
  await leads.close();
  site.variables.BACKUP_RECIPIENT = await newKey('backup.key');
  site.variables.BACKUP_IDENTITY_FILE = join(temporary.dir, 'backup.key');
  expect((await site.backup()).code).toBe(0);
});
afterAll(() => temporary[Symbol.asyncDispose]());

const listSiteFiles = async () => [await readdir(site.dataDir), await readdir(site.contentDir)];

describe('a failed backup', () => {
  const cases = [
    ['BACKUP_DIR', '/nowhere/backup', 'Папки /nowhere/backup нет. Проверьте BACKUP_DIR и подключён ли её диск'],
    ['CONTENT_DIR', '/nowhere/content', 'Папки /nowhere/content нет. Проверьте CONTENT_DIR'],
    ['BACKUP_RECIPIENT', '', 'Не задан открытый ключ: BACKUP_RECIPIENT'],
  ] as const;
  it.each(cases)(
    'names a wrong %s as the reason and records the failure for monitoring',
    async (name, value, words) => {
      const before = site.variables[name] ?? '';
      site.variables[name] = value;
      try {
        expect(await site.backup()).toEqual({ code: 1, words: expect.stringContaining(words) });
      } finally {
        site.variables[name] = before;
      }
      expect((await readBackupState(site.dataDir)).lastFailure?.words).toContain(words);
      expect((await readBackupState(site.dataDir)).lastGoodAt).not.toBeNull();
      expect((await site.backup()).code).toBe(0);
      expect((await readBackupState(site.dataDir)).lastFailure).toBeNull();
    },
  );

  it('names an unreadable file and leaves no partial archive', async () => {
    const path = join(site.contentDir, 'loop');
    await symlink(path, path);
    const before = await readdir(site.backupDir);
    expect(await site.backup()).toEqual({ code: 1, words: expect.stringContaining(path) });
    expect(await readdir(site.backupDir)).toEqual(before);
    await rm(path);
  });

  it('explains that another backup is running and leaves the state of the other run unchanged', async () => {
    await changeBackupState(site.dataDir, { lastFailure: null });
    await withBackupLock(site.dataDir, async () => {
      expect(await site.backup()).toEqual({ code: 1, words: expect.stringContaining('уже идёт другая копия') });
    });
    expect((await readBackupState(site.dataDir)).lastFailure).toBeNull();
  });

  it('exits with 2 for a misspelled option', async () => {
    expect(await site.backup('--dril')).toEqual({ code: 2, words: expect.stringContaining('Непонятно') });
  });
});

it('a killed run is cleaned up by the next run', async () => {
  const left = [
    join(site.dataDir, '.backup-work-x'),
    join(site.backupDir, 'site-2026-01-01T00-00-00.000Z.tar.age.part'),
  ];
  await mkdir(left[0] ?? '');
  await writeFile(left[1] ?? '', 'half');
  expect((await site.backup()).code).toBe(0);
  for (const path of left) await expect(readFile(path)).rejects.toThrow('ENOENT');
});

it('an existing private key is never overwritten', async () => {
  const file = join(temporary.dir, 'backup.key');
  const before = await readFile(file, 'utf8');
  expect(await site.backup('--new-key', file)).toEqual({ code: 1, words: expect.stringContaining('уже есть') });
  expect(await readFile(file, 'utf8')).toBe(before);
});

describe('a failed restore changes nothing', () => {
  it('for an archive with one byte changed or truncated', async () => {
    const whole = await readFile(await site.newest());
    const damaged = join(temporary.dir, 'damaged.tar.age');
    const before = await listSiteFiles();
    for (const at of [30, whole.length >> 1, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await writeFile(damaged, bytes);
      expect(await site.restore(damaged)).toEqual({ code: 1, words: expect.stringContaining('Ничего не изменено') });
    }
    await writeFile(damaged, whole);
    await truncate(damaged, whole.length - 20);
    expect(await site.restore(damaged)).toEqual({ code: 1, words: expect.stringContaining('повреждён или обрезан') });
    expect(await listSiteFiles()).toEqual(before);
  });

  it('for a wrong key, no key or a missing file', async () => {
    await newKey('other.key');
    const archive = await site.newest();
    const before = await listSiteFiles();
    const tries = [
      [archive, join(temporary.dir, 'other.key'), 'Этот ключ не открывает архив'],
      [archive, '', 'Назовите файл с закрытым ключом'],
      [archive, join(site.contentDir, 'home.yaml'), 'нет закрытого ключа age'],
      [join(temporary.dir, 'none.tar.age'), join(temporary.dir, 'backup.key'), 'Нет файла или папки'],
    ] as const;
    for (const [file, key, words] of tries)
      expect(await site.restore(file, { BACKUP_IDENTITY_FILE: key })).toEqual({
        code: 1,
        words: expect.stringContaining(words),
      });
    expect(await listSiteFiles()).toEqual(before);
  });
});

it('a restore over an existing site moves the previous files aside', async () => {
  await writeFile(join(site.contentDir, 'home.yaml'), 'title: Испорчен');
  const { code, words } = await site.restore(await site.newest());
  expect(code).toBe(0);
  expect(await readFile(join(site.contentDir, 'home.yaml'), 'utf8')).toBe('title: Дом');
  const [former = ''] = (await readdir(site.contentDir)).filter((name) => name.startsWith('.before-restore-'));
  expect(words).toContain(join(site.contentDir, former));
  expect(await readFile(join(site.contentDir, former, 'home.yaml'), 'utf8')).toBe('title: Испорчен');
  expect((await readdir(join(site.dataDir, former))).sort()).toEqual(['leads.db']);
  expect((await readBackupState(site.dataDir)).lastGoodAt).not.toBeNull();
});

it('a drill detects a backup without the key that the leads were written with', async () => {
  const db = new DatabaseSync(join(site.dataDir, 'leads.db'));
  db.exec("INSERT OR REPLACE INTO facts (name, value) VALUES ('phone_hash_check', 'of a key that was lost')");
  db.close();
  await rm(join(site.dataDir, 'leads.key'), { force: true });
  expect((await site.backup()).code).toBe(0);
  expect(await site.backup('--drill')).toEqual({
    code: 1,
    words: expect.stringContaining('Ключа leads.key в копии нет'),
  });
  expect((await readBackupState(site.dataDir)).lastDrillAt).toBeNull();
  // A missing `leads.key` fails the drill but does not block the restore of leads.
  const other = await emptySite();
  const { code, words } = await other.restore(await site.newest(), {
    BACKUP_IDENTITY_FILE: join(temporary.dir, 'backup.key'),
  });
  expect([code, words]).toEqual([0, expect.stringMatching(/1\sзаявка[\s\S]*Ключа leads\.key в копии нет/)]);
});

it('a corrupt database fails the backup before an archive is written', async () => {
  await writeFile(join(site.dataDir, 'leads.db'), Buffer.alloc(8192, 7));
  const before = await readdir(site.backupDir);
  expect((await site.backup()).code).toBe(1);
  expect(await readdir(site.backupDir)).toEqual(before);
});

it('cron lines contain no bare percent sign, which cron reads as a line break', async () => {
  const lines = (await readFile('docs/ru/backup.md', 'utf8')).match(/^ *[\d*/,-]+( [\d*/,-]+){4} .*$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line.replaceAll('\\%', '')).not.toContain('%');
});

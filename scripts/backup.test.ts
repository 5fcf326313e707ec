import { copyFile, mkdir, readdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashesOf } from '../panel/server/archive/archive-places.fixture.ts';
import { openPanelDatabase } from '../panel/server/store/panel-database.ts';
import { openCounts } from '../server/counts/store/open-counts.ts';
import { openPhoneHash } from '../server/leads/operations/phone-hash.ts';
import { insertLead } from '../server/leads/store/insert-lead.ts';
import { openLeadDatabase } from '../server/leads/store/open-lead-database.ts';
import type { TestDatabases } from '../server/leads/testing/databases.ts';
import { DATABASES, startDatabases } from '../server/leads/testing/databases.ts';
import { newLead } from '../server/leads/testing/new-lead.ts';
import { openBackupSite } from '../server/ops/backup/backup-site.fixture.ts';
import { readBackupState } from '../server/ops/backup/backup-state.ts';
import { ALL_STORES } from './all-stores.ts';

type Site = Awaited<ReturnType<typeof openBackupSite>>;

const KEPT = {
  'data/documents.json': '{"consent/1":"abc"}',
  'data/panel/photos/снимок.jpg': 'байты снимка',
  'data/panel/secret': 'секрет входов',
  'content/works/one.yaml': 'title: Кухня',
  'content/photos/a.jpg': 'ещё байты',
};
const LEFT_OUT = {
  'data/cache/images/x.webp': 'делается заново',
  'data/releases/1/public/index.html': 'делается заново',
  'data/exports/leads.csv': 'имена и телефоны',
};

async function writeFiles(home: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(home, name, '..'), { recursive: true });
    await writeFile(join(home, name), text);
  }
}

async function fill({ home, place }: Site) {
  await writeFiles(home, { ...KEPT, ...LEFT_OUT });
  const leads = await openLeadDatabase(place);
  const first = newLead({ name: 'Анна' });
  await leads.write((db) => insertLead(db, first, []));
  await leads.write((db) => insertLead(db, newLead({ name: 'Пётр' }), []));
  await leads.write((db) => insertLead(db, newLead({ name: 'Удалён' }), []));
  await leads.write((db) => db.deleteFrom('leads').where('name', '=', 'Удалён').execute());
  const hash = (await openPhoneHash(leads, place.dataDir))('+79001234567');
  const counts = await openCounts(place);
  await counts.add([{ day: '2026-11-20', page: '/', source: '', goal: '', count: 3 }]);
  const panel = await openPanelDatabase(place);
  await panel.db.insertInto('people').values(person('Хозяйка')).execute();
  await panel.db.insertInto('content_history').values(EDIT).execute();
  return { hash, close: () => Promise.all([leads.close(), counts.close(), panel.close()]) };
}

const person = (name: string) => ({
  ...{
    id: name,
    name,
    email: `${name}@pregolya.example`,
    emailVerified: 1 as const,
    image: null,
    role: 'admin' as const,
  },
  ...{
    createdAt: '2026-11-20',
    updatedAt: '2026-11-20',
    banned: 0 as const,
    banReason: null,
    banExpires: null,
    twoFactorEnabled: 0 as const,
  },
});
const EDIT = { file: 'works/one.yaml', at: '2026-11-20T09:00:00.000Z', who: 'Хозяйка', what: 'created' } as const;

async function lookAt({ home, place }: Site) {
  const leads = await openLeadDatabase(place);
  const panel = await openPanelDatabase(place);
  try {
    const files = Object.keys({ ...KEPT, ...LEFT_OUT }).map(async (name) => [
      name,
      await readFile(join(home, name), 'utf8').catch(() => null),
    ]);
    return {
      names: (await leads.read((db) => db.selectFrom('leads').select('name').orderBy('number').execute())).map(
        ({ name }) => name,
      ),
      hash: (await openPhoneHash(leads, place.dataDir))('+79001234567'),
      next: (await leads.write((db) => insertLead(db, newLead({ name: 'Новая' }), []))).number,
      people: (await panel.db.selectFrom('people').select('name').execute()).map(({ name }) => name),
      nextEdit: (await panel.db.insertInto('content_history').values(EDIT).returning('id').executeTakeFirstOrThrow())
        .id,
      files: Object.fromEntries(await Promise.all(files)) as Record<string, string | null>,
    };
  } finally {
    await leads.close();
    await panel.close();
  }
}

describe.each(DATABASES)('a backup of a site on %s', (kind) => {
  let databases: TestDatabases;
  let site: Site;
  let filled: Awaited<ReturnType<typeof fill>>;
  let keyFile: string;
  beforeAll(async () => {
    databases = await startDatabases(kind);
    site = await openBackupSite(await databases.newPlace(), ALL_STORES);
    filled = await fill(site);
    keyFile = join(site.home, 'backup.key');
    const { words } = await site.backup('--new-key', keyFile);
    site.variables.BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(age1\w+)$/m.exec(words)?.[1] ?? '';
    site.variables.BACKUP_IDENTITY_FILE = keyFile;
    expect(await site.backup()).toMatchObject({ code: 0, words: expect.stringContaining('Копия готова') });
  });
  afterAll(async () => {
    await filled.close();
    await databases[Symbol.asyncDispose]();
  });
  const emptySite = async () => {
    const empty = await openBackupSite(await databases.newPlace(), ALL_STORES);
    empty.variables.BACKUP_IDENTITY_FILE = keyFile;
    return empty;
  };

  it('taken from a running site is restored completely on an empty machine', async () => {
    const other = await emptySite();
    const { code, words } = await other.restore(await site.newest());
    expect([code, words]).toEqual([0, expect.stringMatching(/2\sзаявки\.\nВ панели 1\sсотрудник/)]);
    const none = Object.fromEntries(Object.keys(LEFT_OUT).map((name) => [name, null]));
    expect(await lookAt(other)).toEqual({
      names: ['Анна', 'Пётр'],
      hash: filled.hash,
      // Lead numbers are never reused.
      next: 1004,
      people: ['Хозяйка'],
      nextEdit: 2,
      files: { ...KEPT, ...none },
    });
  });

  it.runIf(kind === 'PostgreSQL')('is restored into the other kind of database', async () => {
    const other = await openBackupSite({ ...(await databases.newPlace()), databaseUrl: null }, ALL_STORES);
    other.variables.BACKUP_IDENTITY_FILE = keyFile;
    expect((await other.restore(await site.newest())).code).toBe(0);
    expect(await lookAt(other)).toMatchObject({ names: ['Анна', 'Пётр'], hash: filled.hash, next: 1004, nextEdit: 2 });
  });

  it('is test-restored into a temporary folder that is deleted, and the drill is recorded', async () => {
    const begun = Date.now();
    const { code, words } = await site.backup('--drill');
    expect([code, words]).toEqual([
      0,
      expect.stringMatching(
        /все целы[\s\S]*2\sзаявки, последняя от 2026[\s\S]*1\sсотрудник[\s\S]*Ключ leads\.key подходит/,
      ),
    ]);
    expect(Date.parse((await readBackupState(site.dataDir)).lastDrillAt ?? '')).toBeGreaterThanOrEqual(begun);
    expect((await readdir(site.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is verified without its key, and the result is recorded for monitoring', async () => {
    expect(await site.backup('--verify')).toMatchObject({ code: 0, words: expect.stringContaining('байт в байт') });
    const archive = await site.newest();
    await copyFile(archive, `${archive}.whole`);
    await truncate(archive, 1000);
    expect((await site.backup('--verify')).code).toBe(1);
    expect((await readBackupState(site.dataDir)).verifyFailure?.words).toMatch(/повреждён или обрезан/);
    await rename(`${archive}.whole`, archive);
    await site.backup('--verify');
    expect(await readBackupState(site.dataDir)).toMatchObject({
      lastFailure: null,
      verifyFailure: null,
      lastVerifiedAt: expect.any(String),
    });
  });

  it('is not restored while a server uses the data, and nothing changes', async () => {
    const before = await hashesOf(site.home);
    const { code, words } = await site.restore(await site.newest());
    expect([code, words]).toEqual([1, expect.stringMatching(/работает сервер[\s\S]*Ничего не изменено/)]);
    expect(await hashesOf(site.home)).toEqual(before);
  });
});

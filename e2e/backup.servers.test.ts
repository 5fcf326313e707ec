import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test as base, expect } from 'vitest';
import { copyRelease } from '../scripts/test-releases/copy-release.ts';
import { linkTree } from '../scripts/test-releases/link-tree.ts';
import { PICTURES } from '../scripts/test-releases/releases.ts';
import { newLead } from './support/post-lead.ts';
import { missingOf } from './support/programs.ts';
import { startSite } from './support/site-process.ts';

const NODE = [process.execPath, '--disable-warning=ExperimentalWarning'];
/** Runs the same script as the installed `npm run backup` and `npm run restore`. */
const ours = (...args: readonly string[]) => [...NODE, 'scripts/run-backup.ts', ...args];
const sha256 = async (file: string) =>
  createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
const DRAFT_PHOTO = 'panel/photos/draft.jpg';

/** A site with an administrator and an unpublished photograph, an encryption key and a backup folder. */
const test = base.extend('machine', { scope: 'file' }, async ({}, { onCleanup }) => {
  const home = await mkdtemp(join(tmpdir(), 'backup-'));
  const [backupDir, keyFile] = [join(home, 'backup'), join(home, 'backup.key')];
  const site = await startSite({ environment: { LEADS_PER_MINUTE: '0' } });
  onCleanup(async () => {
    await site.stop();
    await rm(home, { recursive: true, force: true });
  });
  const variables: Record<string, string> = {
    ...{ CONTENT_DIR: site.contentDir, DATA_DIR: site.dataDir, BACKUP_DIR: backupDir, BACKUP_IDENTITY_FILE: keyFile },
  };
  const run = ([program = '', ...args]: readonly string[], more = {}) =>
    new Promise<[code: number, words: string]>((resolve) => {
      execFile(program, args, { env: { ...process.env, ...variables, ...more } }, (error, stdout, stderr) =>
        resolve([error ? Number(error.code) : 0, stdout + stderr]),
      );
    });
  await mkdir(backupDir);
  await run([...NODE, 'panel/server/command.ts', 'add-admin', 'anna@pregolya.example']);
  const panel = new DatabaseSync(join(site.dataDir, 'panel', 'panel.db'));
  panel.exec(
    `INSERT INTO people (id, name, email, "emailVerified", "createdAt", "updatedAt", role) VALUES ('1', 'Анна', 'anna@pregolya.example', 1, '2026', '2026', 'admin')`,
  );
  panel.close();
  await mkdir(join(site.dataDir, 'panel', 'photos'), { recursive: true });
  await cp(join(site.contentDir, 'photos/acceptance.jpg'), join(site.dataDir, DRAFT_PHOTO));
  const [, words] = await run(ours('backup', '--new-key', keyFile));
  variables.BACKUP_RECIPIENT = /^BACKUP_RECIPIENT=(.*)$/m.exec(words)?.[1] ?? '';
  return { site, home, backupDir, keyFile, run, thanked: [] as number[] };
});

test('a backup runs while leads arrive, and the age program decrypts it', async ({ machine }) => {
  const { site, home, backupDir, keyFile, run, thanked } = machine;
  const send = async () => {
    const answer = await fetch(`${site.url}/api/leads`, newLead(site));
    expect(answer.status).toBe(201);
    return (await answer.json()).number as number;
  };
  for (let sent = 0; sent < 5; sent += 1) thanked.push(await send());
  let isOver = false;
  const backup = run(ours('backup')).finally(() => {
    isOver = true;
  });
  while (!isOver) await send();
  expect(await backup).toEqual([0, expect.stringContaining('Копия готова')]);
  const names = await readdir(backupDir);
  expect(names).toEqual([expect.stringMatching(/^site-.*\.tar\.age$/)]);

  if (missingOf('age').length > 0) return;
  const files = join(home, 'by-hand');
  await mkdir(files);
  const archive = join(backupDir, names[0] ?? '');
  execFileSync('sh', ['-euc', `age -d -i "$1" "$2" | tar -x -C "$3"`, 'sh', keyFile, archive, files]);
  const manifest = JSON.parse(await readFile(join(files, 'manifest.json'), 'utf8'));
  expect(manifest.files.length).toBeGreaterThan(100);
  for (const { name, sha256: expectedHash } of manifest.files)
    expect([name, await sha256(join(files, name))]).toEqual([name, expectedHash]);
});

test('a backup on a full disk reports it, exits with 1 and leaves no partial file', async ({ machine }) => {
  const { site, backupDir, run } = machine;
  const before = await readdir(backupDir);
  const outcome = await run(['prlimit', '--fsize=2000000:2000000', ...ours('backup')]);
  expect(outcome).toEqual([1, expect.stringContaining('На диске нет места')]);
  expect(await readdir(backupDir)).toEqual(before);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a restore on an empty machine brings back the site, its leads, people and photographs', async ({ machine }) => {
  const { site, home, backupDir, run, thanked } = machine;
  const photo = await sha256(join(site.contentDir, 'photos/acceptance.jpg'));
  await site.stop();
  const there = { DATA_DIR: join(home, 'new', 'data'), CONTENT_DIR: join(home, 'new', 'content') };
  // Data that can be regenerated is excluded from the backup and stays in place.
  await linkTree(PICTURES, join(there.DATA_DIR, 'cache'));
  await copyRelease('demo', there.DATA_DIR);
  await writeFile(join(there.DATA_DIR, 'documents.json'), '{"of":"another try"}');
  const [name = ''] = await readdir(backupDir);
  const outcome = await run(ours('restore', join(backupDir, name)), there);
  expect(outcome).toEqual([0, expect.stringContaining('Восстановлено по состоянию на')]);
  const [former = ''] = (await readdir(there.DATA_DIR)).filter((entry) => entry.startsWith('.before-restore-'));
  expect(await readFile(join(there.DATA_DIR, former, 'documents.json'), 'utf8')).toContain('another try');

  const prices = join(there.CONTENT_DIR, 'packages', 'komfort.yaml');
  const text = await readFile(prices, 'utf8');
  await writeFile(prices, text.replace(/^priceRubPerM2: .*$/m, 'priceRubPerM2: 22300'));
  const restored = await startSite({ contentDir: there.CONTENT_DIR, environment: there, isFirstStart: true });
  try {
    await restored.printed('Опубликовано за', 120_000);
    const page = await (await fetch(`${restored.url}/remont`)).text();
    expect(/22.300/.test(page)).toBe(true);
  } finally {
    await restored.stop();
  }
  const select = (database: string, sql: string) => {
    using db = new DatabaseSync(join(there.DATA_DIR, database), { readOnly: true });
    return db.prepare(sql).all();
  };
  const numbers = select('leads.db', 'SELECT number FROM leads').map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining(thanked));
  expect(select('panel/panel.db', 'SELECT email FROM people')).toEqual([{ email: 'anna@pregolya.example' }]);
  for (const file of [join(there.CONTENT_DIR, 'photos/acceptance.jpg'), join(there.DATA_DIR, DRAFT_PHOTO)])
    expect(await sha256(file)).toBe(photo);
  const [, list] = await run([...NODE, 'server/leads/commands/main.ts', 'list'], there);
  expect(list).toContain('обратный звонок');
}, 180_000);

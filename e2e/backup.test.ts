import { execFile, execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishedConsents, startLeadSite } from './support/leads.ts';
import { missingOf } from './support/programs.ts';
import type { SiteProcess } from './support/site-process.ts';
import { startSite } from './support/site-process.ts';

let home: string;
let backupDir: string;
let keyFile: string;
let archive: string;
let site: SiteProcess;
let isStopped = false;
/** Numbers that visitors were thanked with before the backup began. */
const thankedBefore: number[] = [];
let photoHash: string;

const variables: Record<string, string> = {};
const NODE = ['--disable-warning=ExperimentalWarning'];

/** What `npm run backup` and `npm run restore` come to once everything is installed. */
function run(command: readonly string[], more: Record<string, string> = {}): Promise<{ code: number; words: string }> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const env = { ...process.env, ...variables, ...more };
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, words: stdout + stderr }),
    );
  });
}
const ours = (...args: readonly string[]) => [process.execPath, ...NODE, 'scripts/run-backup.ts', ...args];

async function sendLead(): Promise<number> {
  const body = {
    ...{ kind: 'callback', name: 'Анна', phone: `+7 900 ${String(thankedBefore.length).padStart(3, '0')}-45-67` },
    ...{ consent: true, consentVersion: publishedConsents(site).callback[0]?.version, page: '/contacts' },
  };
  const response = await fetch(`${site.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(201);
  return (await response.json()).number;
}

const select = (path: string, sql: string) => {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
};
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'backup-'));
  backupDir = join(home, 'backup');
  keyFile = join(home, 'backup.key');
  await mkdir(backupDir);
  site = await startLeadSite();
  Object.assign(variables, { CONTENT_DIR: site.contentDir, DATA_DIR: site.dataDir, BACKUP_DIR: backupDir });
  await run([process.execPath, ...NODE, 'panel/server/command.ts', 'add-admin', 'anna@pregolya.example']);
  const panel = new DatabaseSync(join(site.dataDir, 'panel', 'panel.db'));
  panel.exec(
    `INSERT INTO people (id, name, email, "emailVerified", "createdAt", "updatedAt", role) VALUES ('1', 'Анна', 'anna@pregolya.example', 1, '2026', '2026', 'admin')`,
  );
  panel.close();
  await mkdir(join(site.dataDir, 'panel', 'photos'), { recursive: true });
  await cp(join(site.contentDir, 'photos', 'acceptance.jpg'), join(site.dataDir, 'panel', 'photos', 'draft.jpg'));
  photoHash = sha256(await readFile(join(site.contentDir, 'photos', 'acceptance.jpg')));
  const made = await run(ours('backup', '--new-key', keyFile));
  Object.assign(variables, { BACKUP_RECIPIENT: /^BACKUP_RECIPIENT=(.*)$/m.exec(made.words)?.[1] ?? '' });
}, 120_000);

afterAll(async () => {
  if (!isStopped) await site?.stop();
  await rm(home, { recursive: true, force: true });
});

test('a backup is made while leads come in and holds all that came before it', async () => {
  for (let sent = 0; sent < 5; sent += 1) thankedBefore.push(await sendLead());
  const running = { is: true };
  const backup = run(ours('backup')).finally(() => {
    running.is = false;
  });
  let meanwhile = 0;
  while (running.is) {
    await sendLead();
    meanwhile += 1;
  }
  expect(await backup).toMatchObject({ code: 0, words: expect.stringContaining('Копия готова') });
  expect(meanwhile).toBeGreaterThan(0);
  const names = await readdir(backupDir);
  expect(names).toEqual([expect.stringMatching(/^site-.*\.tar\.age$/)]);
  archive = join(backupDir, names[0] ?? '');
});

test('on a disk that is full it says so, ends with 1 and leaves no half of a file', async () => {
  const before = await readdir(backupDir);
  const { code, words } = await run(['prlimit', '--fsize=2000000:2000000', ...ours('backup')]);
  expect([code, words]).toEqual([1, expect.stringContaining('На диске нет места')]);
  expect(await readdir(backupDir)).toEqual(before);
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('.'))).toEqual([]);
});

test.skipIf(missingOf('age').length > 0)('the program age opens it, and tar reads what is inside', async () => {
  const files = join(home, 'by-hand');
  await mkdir(files);
  execFileSync('sh', ['-euc', `age -d -i "$1" "$2" | tar -x -C "$3"`, 'sh', keyFile, archive, files]);
  const manifest = JSON.parse(await readFile(join(files, 'manifest.json'), 'utf8'));
  expect(manifest.files.length).toBeGreaterThan(100);
  for (const { name, sha256: told } of manifest.files)
    expect([name, sha256(await readFile(join(files, name)))]).toEqual([name, told]);
});

test('it is not restored under a running server', async () => {
  const { code, words } = await run(ours('restore', archive), { BACKUP_IDENTITY_FILE: keyFile });
  expect([code, words]).toEqual([1, expect.stringMatching(/работает сервер[\s\S]*systemctl stop/)]);
});

test('on a machine that has lost everything it brings the site, its leads, people and photographs back', async () => {
  await site.stop();
  isStopped = true;
  const there = { DATA_DIR: join(home, 'new', 'data'), CONTENT_DIR: join(home, 'new', 'content') };
  // What can be made anew, which takes a minute, is no part of a backup and stays where it is.
  const made = { recursive: true, verbatimSymlinks: true };
  for (const name of ['cache', 'current', 'releases']) await cp(join('var', name), join(there.DATA_DIR, name), made);
  await writeFile(join(there.DATA_DIR, 'documents.json'), '{"of":"another try"}');
  const { code, words } = await run(ours('restore', archive), { ...there, BACKUP_IDENTITY_FILE: keyFile });
  expect([code, words]).toEqual([0, expect.stringContaining('Восстановлено по состоянию на')]);
  const [former] = (await readdir(there.DATA_DIR)).filter((name) => name.startsWith('.before-restore-'));
  expect(await readFile(join(there.DATA_DIR, former ?? '', 'documents.json'), 'utf8')).toContain('another try');

  const prices = join(there.CONTENT_DIR, 'packages', 'komfort.yaml');
  const text = await readFile(prices, 'utf8');
  await writeFile(prices, text.replace(/^priceRubPerM2: .*$/m, 'priceRubPerM2: 22300'));
  const restored = await startSite({ contentDir: there.CONTENT_DIR, environment: there, isFirstStart: true });
  try {
    const page = async () => (await fetch(`${restored.url}/remont`)).text();
    await expect.poll(page, { timeout: 60_000 }).toMatch(/22.300/);
    const leads = select(join(there.DATA_DIR, 'leads.db'), 'SELECT number, name FROM leads ORDER BY number');
    expect(leads.map(({ number }) => number)).toEqual(expect.arrayContaining(thankedBefore));
    expect(leads.map(({ name }) => name)).toEqual(leads.map(() => 'Анна'));
    const people = select(join(there.DATA_DIR, 'panel', 'panel.db'), 'SELECT email FROM people');
    expect(people).toEqual([{ email: 'anna@pregolya.example' }]);
    for (const path of [
      join(there.CONTENT_DIR, 'photos', 'acceptance.jpg'),
      join(there.DATA_DIR, 'panel/photos/draft.jpg'),
    ])
      expect(sha256(await readFile(path))).toBe(photoHash);
    const list = await run([process.execPath, ...NODE, 'server/leads/commands/main.ts', 'list'], there);
    expect(list.words).toContain('Анна');
  } finally {
    await restored.stop();
  }
}, 180_000);

import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { insertLead } from './store/insert-lead.ts';
import { openSqlite } from './store/sqlite/open-sqlite.ts';
import { goodBody } from './testing/bodies.ts';
import { newLead } from './testing/new-lead.ts';
import { sqlRows } from './testing/sql-rows.ts';
import { startLeads } from './testing/start-leads.ts';
import { temporaryDir } from './testing/temporary-dir.ts';

/** Blocks of docs/leads.md as they stand there, by their heading. */
async function blockUnder(heading: string, language: string): Promise<string> {
  const text = await readFile('docs/leads.md', 'utf8');
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const [, indent = '', block] = new RegExp(`^( *)\`\`\`${language}\\n([\\s\\S]*?)^\\1\`\`\``, 'm').exec(section) ?? [];
  if (block === undefined) throw new Error(`No block of ${language} under ${heading}`);
  return block.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

/** What `npm run leads` comes to once everything is installed: a test must not install. */
const NPM = `#!/bin/sh
[ "$1 $2 $3 $4" = "run --silent leads --" ] || exit 64
shift 4
exec node --disable-warning=ExperimentalWarning server/leads/commands/main.ts "$@"
`;

async function prepare() {
  const temporary = await temporaryDir();
  const [dataDir, backupDir, keysDir] = ['data', 'backup', 'keys'].map((name) => join(temporary.dir, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(dataDir);
  const path = join(dataDir, 'leads.db');
  const database = await openSqlite(path);
  const programs = join(temporary.dir, 'bin');
  await mkdir(programs);
  await writeFile(join(programs, 'npm'), NPM, { mode: 0o755 });
  const variables = {
    PATH: `${programs}:${dirname(process.execPath)}:${process.env.PATH ?? ''}`,
    DATA_DIR: dataDir,
    BACKUP_DIR: backupDir,
    KEYS_DIR: keysDir,
  };
  return {
    ...{ dataDir, backupDir, keysDir, path, database },
    add: (name: string) =>
      database.write((db) => insertLead(db, newLead({ name, phone: `+7900${Date.now() % 1e7}` }), [])),
    run: (script: string) => promisify(execFile)('sh', ['-euc', script], { env: variables }),
    [Symbol.asyncDispose]: async () => {
      await database.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

test('the lines of the backup work on a store that is new, twice within the hour, and while the server writes', async () => {
  await using site = await prepare();
  const lines = await blockUnder('Backup', 'sh');
  await site.add('Анна');
  const first = await site.run(lines);
  expect(first.stdout).toMatch(
    /leads-.*\.db, проверена, в ней 1\s+заявка\.[\s\S]*documents\.json: такого файла ещё нет/,
  );
  await writeFile(join(site.dataDir, 'documents.json'), '{"consent/1":"abc"}');
  await site.add('Пётр');
  await site.run(lines);
  const copies = (await readdir(site.backupDir)).sort();
  expect(copies).toHaveLength(2);
  expect(copies.map((name) => sqlRows(join(site.backupDir, name), 'SELECT name FROM leads'))).toEqual([
    [{ name: 'Анна' }],
    [{ name: 'Анна' }, { name: 'Пётр' }],
  ]);
  for (const name of copies) expect((await stat(join(site.backupDir, name))).mode & 0o777).toBe(0o600);
  expect((await readdir(site.keysDir)).sort()).toEqual(['documents.json', 'leads.key']);
  expect(await readFile(join(site.keysDir, 'leads.key'))).toEqual(await readFile(join(site.dataDir, 'leads.key')));
}, 60_000);

test('the lines of the restore bring the newest copy back and keep what was damaged', async () => {
  await using site = await prepare();
  await site.add('Анна');
  await site.run(await blockUnder('Backup', 'sh'));
  await site.database.close();
  await writeFile(site.path, 'damaged');
  const { stdout } = await site.run(await blockUnder('Restore', 'sh'));
  expect(stdout).toContain('Анна');
  expect(await readFile(join(site.dataDir, 'aside', 'leads.db'), 'utf8')).toBe('damaged');
  expect((await stat(site.path)).mode & 0o777).toBe(0o600);
}, 60_000);

test('a line for cron holds no percent sign, which cron takes for a line break', async () => {
  const lines = (await readFile('docs/leads.md', 'utf8')).match(/^[\d*/,-]+( [\d*/,-]+){4} .*$/gm) ?? [];
  expect(lines).toHaveLength(1);
  for (const line of lines) expect(line).not.toContain('%');
});

test('behind a proxy with the headers of the document, on a port of its own, leads are taken', async () => {
  await using leads = await startLeads();
  const block = await blockUnder('What is suspicious', 'nginx');
  const proxy = createServer((incoming, response) => {
    const values: Record<string, string> = {
      $http_host: incoming.headers.host ?? '',
      $host: (incoming.headers.host ?? '').replace(/:\d+$/, ''),
      $remote_addr: '203.0.113.7',
    };
    // As nginx does without further lines: the address of the upstream as the host, everything else as it came.
    const headers: Record<string, string | string[] | undefined> = {
      ...incoming.headers,
      host: new URL(leads.origin).host,
    };
    for (const [, name = '', value = ''] of block.matchAll(/proxy_set_header (\S+) (\S+);/g))
      headers[name.toLowerCase()] = values[value];
    const upstream = request(leads.url, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(upstream);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(goodBody),
  });
  proxy.closeAllConnections();
  proxy.close();
  expect(answer.status).toBe(201);
  expect(leads.rows('SELECT ip FROM consents')).toEqual([{ ip: '203.0.113.7' }]);
});

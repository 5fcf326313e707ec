import { createHash } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Encrypter } from 'age-encryption';
import type { Header } from 'tar-stream';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryDir } from '../leads/testing/temporary-dir.ts';
import { MANIFEST_NAME } from './archive/manifest.ts';
import { openBackupSite } from './backup-site.fixture.ts';
import { SITE_STORES } from './stores.ts';

let temporary: Awaited<ReturnType<typeof temporaryDir>>;
let site: Awaited<ReturnType<typeof openBackupSite>>;
let recipient: string;

beforeAll(async () => {
  temporary = await temporaryDir();
  const home = join(temporary.dir, 'site');
  await mkdir(home);
  site = await openBackupSite({ dataDir: home, databaseUrl: null }, SITE_STORES);
  site.variables.BACKUP_IDENTITY_FILE = join(temporary.dir, 'backup.key');
  const { words } = await site.backup('--new-key', site.variables.BACKUP_IDENTITY_FILE);
  recipient = /^BACKUP_RECIPIENT=(\S+)$/m.exec(words)?.[1] ?? '';
});
afterAll(() => temporary[Symbol.asyncDispose]());

type Given = { readonly name: string; readonly text: string; readonly header?: Partial<Header> };

/** Whoever knows the public key can make one. */
async function forge(files: readonly Given[], told: readonly Given[] = files): Promise<string> {
  const tar = pack();
  for (const { name, text, header } of files) tar.entry({ name, ...header }, text);
  const manifest = told.map(({ name, text }) => ({
    name,
    size: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  tar.entry(
    { name: MANIFEST_NAME },
    JSON.stringify({ format: 1, madeAt: '2026-11-20T00:00:00.000Z', files: manifest }),
  );
  tar.finalize();
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const path = join(temporary.dir, 'forged.tar.age');
  await writeFile(path, await encrypter.encrypt(await buffer(tar as AsyncIterable<Buffer>)));
  return path;
}

const file = (name: string, text = 'text'): Given => ({ name, text });
const DAMAGED = 'повреждён или обрезан';

it.each<[string, readonly Given[], readonly Given[] | undefined, string]>([
  ['a file that is not as its description says', [file('content/a')], [file('content/a', 'next')], DAMAGED],
  ['a file that is not described', [file('content/a'), file('content/b')], [file('content/a')], DAMAGED],
  ['a file that is missing', [file('content/a')], [file('content/a'), file('content/b')], DAMAGED],
  ['a way out of its folder', [file('content/../../evil')], undefined, 'вне его папок'],
  ['a file beside its parts', [file('evil')], undefined, 'вне его папок'],
  ['a link', [{ ...file('content/a', ''), header: { type: 'symlink', linkname: '/etc' } }], undefined, 'есть ссылка'],
  ['one name twice', [file('content/a'), file('content/a')], undefined, 'дважды'],
  ['a database that is none', [file('data/leads.db', 'x'.repeat(8192))], undefined, 'База повреждена'],
  ['no leads', [file('content/a')], undefined, 'нет базы заявок'],
])('an archive with %s is refused and leaves nothing', async (_, files, told, words) => {
  const { code, words: said } = await site.restore(await forge(files, told));
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect((await readdir(site.home, { recursive: true })).filter((name) => !name.includes('backup'))).toEqual([
    'content',
    'data',
  ]);
  expect(await readdir(temporary.dir)).not.toContain('evil');
});

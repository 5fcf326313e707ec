import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Header } from 'tar-stream';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';
import { ARCHIVE_KINDS, readAll } from './archive-kinds.fixture.ts';
import { openPlaces } from './archive-places.fixture.ts';

type Member = Partial<Header> & { readonly name: string; readonly text?: string };

const places = await openPlaces();
afterAll(places.remove);

const file = (name: string, text = 'text'): Member => ({ name, text });
const describeMember = ({ name, text = '' }: Member) => ({
  name,
  size: Buffer.byteLength(text),
  sha256: createHash('sha256').update(text).digest('hex'),
});
const manifest = (listedMembers: readonly Member[], more = {}): Member =>
  file(
    'manifest.json',
    JSON.stringify({
      ...{ format: 1, madeAt: '2026-11-20T09:00:00.000Z', issues: 9999 },
      ...{ files: listedMembers.map(describeMember), ...more },
    }),
  );

async function tarOf(members: readonly Member[]): Promise<Buffer> {
  const tar = pack();
  for (const { text = '', ...header } of members) tar.entry(header, text);
  tar.finalize();
  return readAll(tar);
}

/** Returns a tar that ends after the header of an entry with the given size. */
async function buildTruncatedTar(name: string, size: number): Promise<Buffer> {
  const tar = pack();
  tar.on('error', () => undefined);
  tar.entry({ name, size }).on('error', () => undefined);
  for await (const header of tar as AsyncIterable<Buffer>) return header;
  throw new Error('An entry has a header.');
}

const A = file('content/a');
const DAMAGED = /повреждён/;
const OUTSIDE = /вне его папок/;
const NO_FILE = /ссылка или устройство/;

describe.each(Object.entries(ARCHIVE_KINDS))('a hostile archive of %s', (kindName, open) => {
  let kind: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    kind = await open(places);
  });

  async function expectRefused(archive: Uint8Array, words: RegExp) {
    const before = await kind.standing();
    expect(await kind.restore(archive)).toMatch(words);
    expect(await kind.standing()).toEqual(before);
  }

  it.each<[string, Member, RegExp]>([
    ['climbs out', file('content/../../evil.txt'), OUTSIDE],
    ['names the root', file('/etc/evil'), OUTSIDE],
    ['names another folder', file('server/main.ts'), OUTSIDE],
    ['adds a file next to its parts', file('content'), OUTSIDE],
    ['makes a folder outside', { name: 'content/../../evil/', type: 'directory' }, OUTSIDE],
    ['hides a step in a backslash', file('content/..\\..\\evil'), OUTSIDE],
    ['brings a symbolic link', { name: 'content/works', type: 'symlink', linkname: '/etc' }, NO_FILE],
    ['brings a hard link', { name: 'content/passwd', type: 'link', linkname: '/etc/passwd' }, NO_FILE],
    ['brings a device', { name: 'content/null', type: 'character-device' }, NO_FILE],
    ['links its description', { name: 'manifest.json', type: 'symlink', linkname: '/etc/passwd' }, /не описание/],
    ['has no description', A, DAMAGED],
  ])('that %s is rejected and changes nothing', async (_, member, words) => {
    await expectRefused(await kind.wrap(await tarOf([A, member].slice(member === A ? 1 : 0))), words);
  });

  it.each<[string, readonly Member[], RegExp]>([
    ['holds other bytes than it describes', [A, manifest([file('content/a', 'next')])], DAMAGED],
    ['holds a file of another size than it describes', [A, manifest([file('content/a', 'longer')])], DAMAGED],
    ['holds a file that it does not describe', [A, file('content/b'), manifest([A])], DAMAGED],
    ['lacks a file that it describes', [A, manifest([A, file('content/b')])], DAMAGED],
    ['goes on after its description', [manifest([A]), A], DAMAGED],
    ['describes itself twice', [A, manifest([A]), manifest([A])], DAMAGED],
    ['names a file twice', [A, A, manifest([A, A])], /дважды/],
    ['makes a file a folder', [A, file('content/a/b'), manifest([A, file('content/a/b')])], DAMAGED],
    ['has a name that no disk takes', [file(`content/${'a'.repeat(300)}`), manifest([])], DAMAGED],
    ['is of a newer program', [A, manifest([A], { format: 2 })], /более новая/],
    ['describes itself in no JSON', [A, file('manifest.json', '{')], /Описание архива непонятно/],
  ])('that %s is rejected without a change', async (_, members, words) => {
    await expectRefused(await kind.wrap(await tarOf(members)), words);
  });

  it('that declares a description larger than the memory is rejected before reading it', async () => {
    await expectRefused(await kind.wrap(await buildTruncatedTar('manifest.json', 2 ** 32)), /не описание архива/);
  });

  it('that ends within a file is rejected', async () => {
    await expectRefused(await kind.wrap(await buildTruncatedTar('content/a', 1000)), DAMAGED);
  });

  it('with one byte changed is rejected', async () => {
    const whole = await kind.wrap(await tarOf([A, manifest([A])]));
    for (const at of [30, whole.length >> 1, whole.length - 1]) {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      await expectRefused(bytes, /Ничего не изменено/);
    }
  });

  it('that is cut off anywhere is rejected without waiting for the rest', async () => {
    const files = Array.from({ length: 8 }, (_, index) => file(`content/${index}`, randomBytes(9000).toString('hex')));
    const bytes = await kind.wrap(await tarOf([...files, manifest(files)]));
    for (let part = 1; part < 100; part += 1) {
      const cut = bytes.subarray(0, (bytes.length * part) / 100);
      const to = join(places.home, kindName, String(part));
      await expect(kind.unpack(cut, to), String(part)).rejects.toThrow(BackupError);
    }
    expect((await kind.unpack(bytes, join(places.home, kindName, 'whole'))).files).toHaveLength(8);
  });
});

describe('archive checks of the panel only', () => {
  let kind: Awaited<ReturnType<(typeof ARCHIVE_KINDS)['the panel']>>;
  beforeAll(async () => {
    kind = await ARCHIVE_KINDS['the panel'](places);
  });
  const restoreMembers = async (...members: Member[]) => kind.restore(await kind.wrap(await tarOf(members)));

  it.each(['data/leads.db', 'data/panel/secret', 'data/panel/photos/deeper/a.jpg'])(
    'a hostile archive that contains %s is rejected',
    async (name) => {
      expect(await restoreMembers(file(name))).toMatch(OUTSIDE);
    },
  );

  it('a hostile archive that expands a thousand times is rejected during expansion', async () => {
    expect(await restoreMembers(file('content/zeros', '\0'.repeat(100 * 1024 * 1024)))).toMatch(/раздувается/);
  });

  it('a hostile archive that declares a file larger than any photograph is rejected before reading it', async () => {
    expect(await kind.restore(await kind.wrap(await buildTruncatedTar('content/a', 2 ** 33)))).toMatch(/слишком велик/);
  });

  it('an archive without a database is rejected, because it would restore no draft and no history', async () => {
    expect(await restoreMembers(A, manifest([A]))).toMatch(/нет базы панели/);
  });

  it('an archive with content that the site cannot publish is rejected with the loader message', async () => {
    const broken = file('content/company.yaml', 'name: [');
    expect(await restoreMembers(broken, manifest([broken], { issues: 0 }))).toMatch(
      /Содержимое архива не прочитать: .*\.yaml/,
    );
  });
});

describe('archive checks of a site restore only', () => {
  it.each([
    ['a database that is none', file('data/leads.db', 'x'.repeat(8192)), /База повреждена/],
    ['no leads', A, /нет базы заявок/],
  ])('an archive with %s is rejected', async (_, member, words) => {
    await using own = await openPlaces();
    const kind = await ARCHIVE_KINDS['the site'](own);
    expect(await kind.restore(await kind.wrap(await tarOf([member, manifest([member])])))).toMatch(words);
  });
});

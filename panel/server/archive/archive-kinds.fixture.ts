import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { unpackArchive } from '../../../server/ops/backup/archive/unpack-archive.ts';
import { openBackupSite } from '../../../server/ops/backup/backup-site.fixture.ts';
import { readIdentity } from '../../../server/ops/backup/identity.ts';
import { readSiteArchive } from '../../../server/ops/backup/site-archive.ts';
import { SITE_STORES } from '../../../server/ops/backup/stores.ts';
import { hashesOf, type openPlaces } from './archive-places.fixture.ts';
import { ARCHIVE_OF_PANEL } from './archive-profile.ts';
import { restoreArchive } from './restore-archive.ts';

type Places = Awaited<ReturnType<typeof openPlaces>>;

/** Both archive formats, each with a target folder that already contains files. */
export const ARCHIVE_KINDS = { 'the site': openSiteKind, 'the panel': openPanelKind };

const pathsIn = (dir: string) => ({ data: join(dir, 'data'), content: join(dir, 'content') });

async function openSiteKind({ home }: Places) {
  const [archive, keyFile] = [join(home, 'forged.tar.age'), join(home, 'backup.key')];
  const dir = join(home, 'site');
  await mkdir(join(dir, 'content'), { recursive: true });
  const site = await openBackupSite({ dataDir: dir, databaseUrl: null }, SITE_STORES);
  site.variables.BACKUP_IDENTITY_FILE = keyFile;
  const { words } = await site.backup('--new-key', keyFile);
  const recipient = /^BACKUP_RECIPIENT=(\S+)$/m.exec(words)?.[1] ?? '';
  const restore = async (bytes: Uint8Array) => {
    await writeFile(archive, bytes);
    return (await site.restore(archive)).words;
  };
  return {
    ...(await placeOf(dir, site.contentDir, restore)),
    /** Anyone with the public key can create an archive. */
    async wrap(tar: Uint8Array) {
      const encrypter = new Encrypter();
      encrypter.addRecipient(recipient);
      return Buffer.from(await encrypter.encrypt(tar));
    },
    async unpack(bytes: Uint8Array, to: string) {
      await writeFile(archive, bytes);
      return readSiteArchive(archive, await readIdentity(keyFile), pathsIn(to), new AbortController().signal);
    },
  };
}

async function openPanelKind({ home, emptyPlace }: Places) {
  const place = await emptyPlace();
  await mkdir(place.contentDir);
  const restore = (bytes: Uint8Array) =>
    restoreArchive(Readable.from([bytes]), place).then(
      () => 'Восстановлено',
      (error: Error) => error.message,
    );
  return {
    ...(await placeOf(join(place.contentDir, '..'), place.contentDir, restore)),
    wrap: async (tar: Uint8Array) => gzipSync(tar),
    unpack: (bytes: Uint8Array, to: string) =>
      unpackArchive(Readable.from([bytes]), ARCHIVE_OF_PANEL, pathsIn(join(home, to))),
  };
}

async function placeOf(dir: string, contentDir: string, restore: (bytes: Uint8Array) => Promise<string>) {
  await writeFile(join(contentDir, 'home.yaml'), 'title: Дом');
  // Creates the lock and the work folders, which remain after the failure.
  await restore(Buffer.from('no archive'));
  return {
    restore,
    standing: async () => [(await readdir(dir, { recursive: true })).sort(), await hashesOf(dir)],
  };
}

export const readAll = (tar: unknown) => buffer(tar as AsyncIterable<Buffer>);

import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from './archive/temporary-folder.ts';
import { assertDatabasesUnused } from './assert-databases-unused.ts';
import { chownLikeFolder } from './chown-like-folder.ts';
import { examineCopy } from './examine-copy.ts';
import { removeLeftovers } from './make-backup.ts';
import type { Site } from './places.ts';
import { PARTS, WORK_PREFIX } from './places.ts';
import { fillPostgres } from './postgres-tables.ts';
import { readSiteArchive } from './site-archive.ts';
import type { Placed } from './swap-folder-content.ts';
import { swapFolderContent } from './swap-folder-content.ts';

/**
 * Unpacks and checks the archive in temporary folders, then swaps it in; an earlier failure changes nothing. `former`
 * lists the folders with the replaced files.
 */
export async function restore(site: Site, archive: string, identity: string) {
  const { dataDir, contentDir, databaseUrl, stores, signal } = site;
  const folders = { data: dataDir, content: contentDir };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  assertDatabasesUnused(dataDir, stores);
  for (const folder of Object.values(folders)) await removeLeftovers(folder);
  await using data = await temporaryFolder(join(folders.data, WORK_PREFIX));
  await using content = await temporaryFolder(join(folders.content, WORK_PREFIX));
  const unpacked = { data: data.path, content: content.path };
  const manifest = await readSiteArchive(archive, identity, unpacked, signal);
  const found = await examineCopy(unpacked.data, stores);
  for (const part of PARTS) await chownLikeFolder(folders[part], unpacked[part]);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const placed: Placed[] = [];
  const place = async () => {
    // A server may have started during unpacking, so the check runs again.
    signal.throwIfAborted();
    assertDatabasesUnused(dataDir, stores);
    for (const part of PARTS) placed.push(await swapFolderContent(part, folders[part], unpacked[part], moment));
  };
  try {
    if (databaseUrl === null) await place();
    else
      await fillPostgres(databaseUrl, stores, unpacked.data, async () => {
        for (const { file } of stores) await removeDatabase(join(unpacked.data, file));
        await place();
      });
  } catch (error) {
    for (const { undo } of placed.toReversed()) await undo();
    throw error;
  }
  const former = placed.map((one) => one.former).filter((folder) => folder !== null);
  return { ...found, madeAt: manifest.madeAt, files: manifest.files.length, former };
}

async function removeDatabase(path: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true });
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Found } from './examine-copy.ts';
import { examineCopy } from './examine-copy.ts';
import { clearBroken } from './make-backup.ts';
import { giveToOwnerOf } from './owner.ts';
import type { Part, Places } from './places.ts';
import { PARTS, WORK_PREFIX } from './places.ts';
import { fillPostgres } from './postgres-tables.ts';
import type { Placed } from './put-in-place.ts';
import { putInPlace } from './put-in-place.ts';
import { readArchive } from './read-archive.ts';
import { refuseWhileUsed } from './refuse-while-used.ts';
import type { Store } from './stores.ts';

type RestoreParts = {
  readonly archive: string;
  readonly identity: string;
  readonly places: Places;
  readonly stores: readonly Store[];
  readonly signal: AbortSignal;
};

export type Restored = Found & {
  readonly madeAt: string;
  readonly files: number;
  /** Where what stood there before is now. */
  readonly former: readonly string[];
};

/** Unpacks and examines the whole beside, and only then puts it in place; whatever goes wrong before leaves everything as it was. */
export async function restore({ archive, identity, places, stores, signal }: RestoreParts): Promise<Restored> {
  const folders: Readonly<Record<Part, string>> = { data: places.dataDir, content: places.contentDir };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  refuseWhileUsed(places.dataDir, stores);
  for (const folder of Object.values(folders)) await clearBroken(null, folder);
  const unpacked = {
    data: await mkdtemp(join(folders.data, WORK_PREFIX)),
    content: await mkdtemp(join(folders.content, WORK_PREFIX)),
  };
  try {
    const manifest = await readArchive(archive, identity, unpacked, signal);
    const found = await examineCopy(unpacked.data, stores);
    for (const part of PARTS) await giveToOwnerOf(folders[part], unpacked[part]);
    const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const placed: Placed[] = [];
    const place = async () => {
      // Unpacking took a while.
      signal.throwIfAborted();
      refuseWhileUsed(places.dataDir, stores);
      for (const part of PARTS) placed.push(await putInPlace(part, folders[part], unpacked[part], moment));
    };
    try {
      if (places.databaseUrl === null) await place();
      else
        await fillPostgres(places.databaseUrl, stores, unpacked.data, async () => {
          for (const { file } of stores) await removeDatabase(join(unpacked.data, file));
          await place();
        });
    } catch (error) {
      for (const { undo } of placed.toReversed()) await undo();
      throw error;
    }
    const former = placed.map((one) => one.former).filter((folder) => folder !== null);
    return { ...found, madeAt: manifest.madeAt, files: manifest.files.length, former };
  } finally {
    for (const folder of Object.values(unpacked)) await rm(folder, { recursive: true, force: true });
  }
}

async function removeDatabase(path: string): Promise<void> {
  for (const end of ['', '-wal', '-shm']) await rm(path + end, { force: true });
}

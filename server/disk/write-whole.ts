import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './sync-to-disk.ts';

/** Hidden, so no loader sees a file that a kill has left. */
export const TEMPORARY_PREFIX = '.tmp-';

type Options = {
  /** Permissions, whatever the umask; without it the umask decides. */
  readonly mode?: number;
  /** Names the finished file; by default a rename over what has the name. */
  readonly place?: (temporary: string, path: string) => void | Promise<void>;
  /** The name survives a power cut too, not only the bytes under it. */
  readonly isNameSynced?: boolean;
  readonly signal?: AbortSignal;
};

/**
 * The file appears under its name whole and on the disk, or not at all.
 * @param name may lead into folders of `dir` that exist; the unfinished file is in `dir` itself
 */
export async function writeWhole(
  dir: string,
  name: string,
  bytes: Uint8Array | string,
  { mode, place = rename, isNameSynced = false, signal }: Options = {},
): Promise<void> {
  const temporary = join(dir, `${TEMPORARY_PREFIX}${randomUUID()}`);
  const path = join(dir, name);
  try {
    await writeSynced(temporary, bytes, mode, signal);
    await place(temporary, path);
  } finally {
    await rm(temporary, { force: true }).catch(() => undefined);
  }
  if (isNameSynced) await syncFolder(dirname(path));
}

async function writeSynced(path: string, bytes: Uint8Array | string, mode?: number, signal?: AbortSignal) {
  await using file = await open(path, 'wx', mode);
  await file.writeFile(bytes, { signal });
  if (mode !== undefined) await file.chmod(mode);
  await file.sync();
}

import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncFolder } from './sync-to-disk.ts';

/** The leading dot hides files left by a killed process from loaders. */
export const TEMPORARY_PREFIX = '.tmp-';

type Options = {
  /** File mode, applied regardless of the umask. Omit to use the default mode with the umask. */
  readonly mode?: number;
  /** Moves the finished file to its name; the default is an overwriting rename. */
  readonly place?: (temporary: string, path: string) => void | Promise<void>;
  /** Also runs fsync on the folder, so that the file name survives a power cut. */
  readonly isNameSynced?: boolean;
  readonly signal?: AbortSignal;
};

/**
 * Writes a file atomically: temporary file in `dir`, fsync, then rename.
 * @param name may include existing subfolders of `dir`
 */
export async function writeFileAtomic(
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

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFolder } from '../../../disk/sync-to-disk.ts';

/** Suffix of an unfinished archive; a killed process may leave such a file. */
export const PARTIAL_SUFFIX = '.part';

export async function writeArchiveFile(
  path: string,
  bytes: AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): Promise<void> {
  const half = path + PARTIAL_SUFFIX;
  await rm(half, { force: true });
  try {
    const target = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(bytes, target, { signal });
    await rename(half, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const TEMPORARY_PREFIX = '.tmp-';

/** The file appears under its name whole and on the disk, or not at all. */
export async function writeWhole(dir: string, name: string, bytes: Buffer, signal?: AbortSignal): Promise<void> {
  const temporary = join(dir, `${TEMPORARY_PREFIX}${randomUUID()}`);
  try {
    await writeFile(temporary, bytes, { flush: true, signal });
    await rename(temporary, join(dir, name));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}

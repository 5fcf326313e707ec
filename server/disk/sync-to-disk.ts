import { open } from 'node:fs/promises';

export async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Runs fsync on a folder, so that new file names survive a power cut. Windows does not need this. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await syncToDisk(path);
}

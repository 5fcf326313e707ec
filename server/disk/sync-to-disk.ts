import { open } from 'node:fs/promises';

/** Resolves when a file's bytes, or a folder's entries, are on the disk and not just on their way. */
export async function syncToDisk(path: string): Promise<void> {
  await using handle = await open(path, 'r');
  await handle.sync();
}

/** Makes the names of new files survive a power cut. Windows keeps them without. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await syncToDisk(path);
}

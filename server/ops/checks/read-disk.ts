import { statfs } from 'node:fs/promises';

export type Disk = { readonly freeBytes: number; readonly totalBytes: number };

export async function readDisk(dir: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(dir);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

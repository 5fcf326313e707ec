import type { Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf } from '../../model/load/file-cache.ts';
import { isPassedOver } from '../../model/load/passed-over.ts';

/** How a folder and everything in it looked at one moment. */
export type Scan = {
  /** Of every file by path: differs when the file was written, replaced, or put in another's place. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Of every folder by path: another one of the same name differs. */
  readonly folders: ReadonlyMap<string, string>;
};

/**
 * Looks at each file of the tree without opening any. What comes and goes meanwhile is left out: the next look finds it.
 * An absent folder is an empty one.
 */
export async function scanFolder(root: string): Promise<Scan> {
  const stamps = new Map<string, string>();
  const folders = new Map<string, string>();
  const enter = async (folder: string, { dev, ino }: Stats): Promise<void> => {
    folders.set(folder, `${dev}:${ino}`);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (!isPassedOver(name)) await lookAt(join(folder, name));
  };
  const lookAt = async (path: string): Promise<void> => {
    const found = await lstat(path).catch(() => null);
    if (found?.isDirectory()) await enter(path, found);
    else if (found) stamps.set(path, stampOf(found.isSymbolicLink() ? ((await statOf(path)) ?? found) : found));
  };
  const top = await statOf(root);
  if (top?.isDirectory()) await enter(root, top);
  return { stamps, folders };
}

export function isSameContent(a: Scan, b: Scan): boolean {
  if (a.stamps.size !== b.stamps.size) return false;
  for (const [path, stamp] of a.stamps) if (b.stamps.get(path) !== stamp) return false;
  return true;
}

const statOf = (path: string) => stat(path).catch(() => null);

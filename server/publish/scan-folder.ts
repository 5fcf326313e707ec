import type { Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { stampOf } from '../../model/load/file-cache.ts';
import { isIgnoredFile } from '../../model/load/ignored-files.ts';

export type Scan = {
  /** By path; a stamp changes when the file is written or replaced. */
  readonly stamps: ReadonlyMap<string, string>;
  /** Device and inode by path; they change when the folder is replaced. */
  readonly folders: ReadonlyMap<string, string>;
};

/** Reads the metadata of all files without opening them. Files that disappear meanwhile are omitted. */
export async function scanFolder(root: string): Promise<Scan> {
  const stamps = new Map<string, string>();
  const folders = new Map<string, string>();
  const enter = async (folder: string, { dev, ino }: Stats): Promise<void> => {
    folders.set(folder, `${dev}:${ino}`);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (!isIgnoredFile(name)) await lookAt(join(folder, name));
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

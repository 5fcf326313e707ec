import type { Stats } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type Listed = {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
  readonly mode: number;
  readonly size: number;
};

type Options = {
  /** `false` skips symbolic links. */
  readonly followLinks: boolean;
  /** Real paths to exclude, with everything inside them. */
  readonly without?: ReadonlySet<string>;
  readonly leaveOut?: (name: string) => boolean;
};

export async function listFiles(prefix: string, dir: string, options: Options): Promise<Listed[]> {
  const { followLinks, without = new Set(), leaveOut } = options;
  const found: Listed[] = [];
  const look = async (inside: string) => {
    if (leaveOut?.(inside)) return;
    const path = join(dir, inside);
    const stats = await (followLinks ? stat : lstat)(path).catch(goneIs<Stats | null>(null));
    if (!stats?.isDirectory() && !stats?.isFile()) return;
    if (without.has(await realpath(path).catch(goneIs(path)))) return;
    const isFolder = stats.isDirectory();
    found.push({ name: `${prefix}/${inside}`, path, isFolder, mode: stats.mode & 0o777, size: stats.size });
    if (isFolder) await walk(inside);
  };
  const walk = async (under: string) => {
    const names = await readdir(join(dir, under)).catch(goneIs<string[]>([]));
    for (const name of names.sort()) await look(under === '' ? name : `${under}/${name}`);
  };
  await walk('');
  return found;
}

const goneIs =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };

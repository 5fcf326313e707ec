import type { Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Part } from './places.ts';
import { isLeftOut } from './places.ts';

export type Listed = {
  readonly name: string;
  readonly path: string;
  readonly isFolder: boolean;
  readonly mode: number;
};

type Options = {
  /** Whole paths that stay out with all that is in them. */
  readonly without: ReadonlySet<string>;
  /** By its name under the folder, with `/`. */
  readonly leaveOut?: (name: string) => boolean;
};

/** All that a backup keeps of a folder, folders before what is in them; links are followed. What goes meanwhile is passed over. */
export async function listFiles(part: Part, dir: string, options: Options): Promise<Listed[]> {
  const found: Listed[] = [];
  const walk = async (under: string) => {
    for (const name of await namesIn(join(dir, under))) {
      const inside = under === '' ? name : `${under}/${name}`;
      const isOut = under === '' && isLeftOut(part, name);
      const listed = isOut ? null : await look(part, dir, inside, options);
      if (listed === null) continue;
      found.push(listed);
      if (listed.isFolder) await walk(inside);
    }
  };
  await walk('');
  return found;
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(goneIs<string[]>([]))).sort();
}

async function look(part: Part, dir: string, inside: string, { without, leaveOut }: Options): Promise<Listed | null> {
  const path = join(dir, inside);
  if (leaveOut?.(inside)) return null;
  const stats = await stat(path).catch(goneIs<Stats | null>(null));
  if (stats === null || without.has(await realpath(path).catch(goneIs(path)))) return null;
  // Sockets and pipes hold nothing.
  if (!stats.isDirectory() && !stats.isFile()) return null;
  return { name: `${part}/${inside}`, path, isFolder: stats.isDirectory(), mode: stats.mode & 0o777 };
}

const goneIs =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };

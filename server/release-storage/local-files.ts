import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { FRONT_FILES } from '../ops/front/front.ts';
import { inParallel } from '../publish/images/in-parallel.ts';
import type { FileList } from './stored-release.ts';
import { hashOf } from './stored-release.ts';

const CONCURRENCY = 8;

/** Files that each machine generates for itself (`server/ops/front`). */
const OWN_FILES = new Set<string>(Object.values(FRONT_FILES));

/** Hashes each file once: releases share most files as hard links, and release files never change. */
export class LocalFiles {
  readonly #known = new Map<string, string>();

  async list(releaseDir: string): Promise<FileList> {
    const entries = await readdir(releaseDir, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && !(entry.parentPath === releaseDir && OWN_FILES.has(entry.name)))
      .map(({ parentPath, name }) => join(parentPath, name));
    const seen = new Map<string, string>();
    const files: Record<string, string> = {};
    await inParallel(CONCURRENCY, paths.sort(), undefined, async (path) => {
      const { ino, size, mtimeMs } = await stat(path);
      const inode = `${ino} ${size} ${mtimeMs}`;
      const hash = this.#known.get(inode) ?? hashOf(await readFile(path));
      seen.set(inode, hash);
      files[relative(releaseDir, path).split(sep).join('/')] = hash;
    });
    this.#known.clear();
    for (const [inode, hash] of seen) this.#known.set(inode, hash);
    return files;
  }
}

import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export type ArchivedFile = { readonly path: string; readonly name: string; readonly size: number };

/** Plain files under a folder, by their names in an archive; links and hidden files of systems stay out. */
export async function filesUnder(dir: string, prefix: string): Promise<ArchivedFile[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.sort().map(async (path) => {
      const found = await stat(path).catch(() => null);
      return found && { path, name: [prefix, ...relative(dir, path).split(sep)].join('/'), size: found.size };
    }),
  );
  return files.filter((file) => file !== null);
}

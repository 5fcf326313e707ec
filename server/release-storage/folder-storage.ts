import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { writeFileAtomic } from '../disk/write-file-atomic.ts';
import type { Pointer, ReleaseStorage } from './storage.ts';

const POINTER = /^pointer\.(\d{12})$/;
/** Older pointer files are kept only for servers that are reading one. */
const KEPT_POINTERS = 5;

export function openFolderStorage(dir: string): ReleaseStorage {
  const pathOf = (key: string) => join(dir, key);

  return {
    title: `папка ${dir}`,
    pollMs: 1000,
    get: (key) => readFile(pathOf(key)).catch(nullIfMissing),
    async put(key, bytes) {
      await mkdir(dirname(pathOf(key)), { recursive: true });
      await writeFileAtomic(dir, key, bytes);
    },
    async list(prefix) {
      const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(nullIfMissing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          return { key: relative(dir, path).split(sep).join('/'), modifiedAtMs: (await stat(path)).mtimeMs };
        }),
      );
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    pointer: createPointer(dir),
  };
}

/**
 * Stores each state in a numbered file. Linking the next number succeeds for only one server, even on network file
 * systems without reliable locks.
 */
function createPointer(dir: string): Pointer {
  const numbers = async () =>
    ((await readdir(dir).catch(nullIfMissing)) ?? [])
      .flatMap((name) => POINTER.exec(name)?.[1] ?? [])
      .sort()
      .reverse();
  const pathOf = (number: string) => join(dir, `pointer.${number}`);
  return {
    async read(known) {
      const [newest] = await numbers();
      if (newest === undefined) return null;
      return newest === known ? 'same' : { tag: newest, text: await readFile(pathOf(newest), 'utf8') };
    },
    async replace(text, known) {
      const next = String(Number(known ?? 0) + 1).padStart(12, '0');
      const [newest] = await numbers();
      if ((newest ?? null) !== known) return null;
      try {
        await mkdir(dir, { recursive: true });
        await writeFileAtomic(dir, `pointer.${next}`, text, { place: link });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
        throw error;
      }
      const all = await numbers();
      for (const old of all.slice(KEPT_POINTERS)) await rm(pathOf(old), { force: true });
      return all[0] === next ? next : null;
    },
  };
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

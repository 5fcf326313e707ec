import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Pointer, ReleaseStorage } from './storage.ts';

const POINTER = /^pointer\.(\d{12})$/;
/** Older ones are there for nobody but a server that reads one at this moment. */
const KEPT_POINTERS = 5;

/** A folder that all servers have mounted. */
export function openFolderStorage(dir: string): ReleaseStorage {
  const pathOf = (key: string) => join(dir, key);

  async function writeWhole(bytes: Buffer | string, place: (temporary: string) => Promise<void>): Promise<void> {
    const temporary = join(dir, `.writing-${randomUUID()}`);
    await mkdir(dir, { recursive: true });
    try {
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await place(temporary);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  return {
    title: `папка ${dir}`,
    pollMs: 1000,
    get: (key) => readFile(pathOf(key)).catch(nothing),
    put: (key, bytes) =>
      writeWhole(bytes, async (temporary) => {
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await rename(temporary, pathOf(key));
      }),
    async list(prefix) {
      const entries = await readdir(pathOf(prefix), { recursive: true, withFileTypes: true }).catch(nothing);
      const files = (entries ?? []).filter((entry) => entry.isFile());
      return Promise.all(
        files.map(async ({ parentPath, name }) => {
          const path = join(parentPath, name);
          return { key: relative(dir, path).split(sep).join('/'), modifiedAtMs: (await stat(path)).mtimeMs };
        }),
      );
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    pointer: createPointer(dir, writeWhole),
  };
}

/**
 * Each state of it is a file of its own, numbered: a link into the next number succeeds for one server alone, also on
 * file systems of a network, where locks may be worth nothing.
 */
function createPointer(
  dir: string,
  writeWhole: (text: string, place: (temporary: string) => Promise<void>) => Promise<void>,
): Pointer {
  const numbers = async () =>
    ((await readdir(dir).catch(nothing)) ?? [])
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
        await writeWhole(text, (temporary) => link(temporary, pathOf(next)));
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

function nothing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

import { createHash } from 'node:crypto';
import { lstatSync, renameSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm } from 'node:fs/promises';
import { basename, dirname, join, sep } from 'node:path';
import { stampOf } from '../../../model/load/file-cache.ts';
import { syncFolder } from '../../../server/disk/sync-to-disk.ts';
import { TEMPORARY_PREFIX, writeFileAtomic } from '../../../server/disk/write-file-atomic.ts';
import { Refusal } from '../http/route.ts';

export type FileOnDisk = {
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly version: string;
  readonly stamp: string;
  readonly changedAt: string;
};

export function versionOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Reads and writes the content folder: only whole files, and only inside the folder. */
export class ContentDisk {
  readonly root: string;
  readonly #onChanged: () => void;

  constructor(root: string, onChanged: () => void) {
    this.root = root;
    this.#onChanged = onChanged;
  }

  async read(file: string): Promise<FileOnDisk | null> {
    const path = join(this.root, file);
    const facts = lstatSync(path, { throwIfNoEntry: false });
    if (!facts) {
      this.#assertThere();
      return null;
    }
    await this.#assertInside(facts.isSymbolicLink() ? path : dirname(path));
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw toRefusal(error);
    });
    const stamp = stampOf(facts);
    return bytes && { bytes, version: versionOf(bytes), stamp, changedAt: facts.mtime.toISOString() };
  }

  /**
   * Writes the file atomically and fsyncs it, or throws without a change.
   * @returns ISO moment of the rename; later reads of the folder include this text
   */
  async write(file: string, text: string): Promise<string> {
    const path = join(this.root, file);
    const folder = dirname(path);
    let placedAt = '';
    try {
      this.#assertThere();
      await mkdir(folder, { recursive: true });
      await this.#assertInside(folder);
      const before = lstatSync(path, { throwIfNoEntry: false });
      await writeFileAtomic(folder, basename(path), text, {
        mode: before?.isFile() ? before.mode & 0o777 : 0o644,
        isNameSynced: true,
        // The rename is synchronous, since an awaited rename can resume after a publish has begun.
        place: (temporary) => {
          renameSync(temporary, path);
          placedAt = new Date().toISOString();
          this.#onChanged();
        },
      });
      return placedAt;
    } catch (error) {
      throw toRefusal(error);
    }
  }

  async remove(file: string): Promise<void> {
    const path = join(this.root, file);
    try {
      await this.#assertInside(dirname(path));
      await rm(path);
      this.#onChanged();
      await syncFolder(dirname(path));
    } catch (error) {
      throw toRefusal(error);
    }
  }

  async removeLeftovers(): Promise<void> {
    const entries = await readdir(this.root, { recursive: true, withFileTypes: true }).catch(() => []);
    const left = entries.filter((entry) => entry.isFile() && basename(entry.name).startsWith(TEMPORARY_PREFIX));
    for (const { parentPath, name } of left) await rm(join(parentPath, name), { force: true });
  }

  /** A missing folder means an unmounted disk: a save must not recreate the folder. */
  #assertThere(): void {
    if (statSync(this.root, { throwIfNoEntry: false })?.isDirectory()) return;
    throw new Refusal(503, 'Папки содержимого нет на месте. Правка не сохранена, черновик цел.');
  }

  async #assertInside(path: string): Promise<void> {
    const [root, real] = await Promise.all([realpath(this.root), realpath(path).catch(() => null)]);
    if (real === null || real === root || real.startsWith(`${root}${sep}`)) return;
    throw new Refusal(422, 'Этот файл — ссылка за пределы папки содержимого. Панель такие не читает и не пишет.');
  }
}

function toRefusal(error: unknown): unknown {
  switch (error instanceof Error && 'code' in error ? error.code : '') {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Refusal(503, 'У панели нет прав на папку содержимого. Правка не сохранена, черновик цел.');
    case 'ENOSPC':
    case 'EDQUOT':
      return new Refusal(503, 'На диске нет места. Правка не сохранена, черновик цел.');
    case 'EIO':
    case 'ESTALE':
      return new Refusal(503, 'Диск отвечает ошибкой. Правка не сохранена, черновик цел.');
    default:
      return error;
  }
}

import { mkdir, readdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../disk/sync-to-disk.ts';
import { moveAll } from './archive/move-all.ts';
import { chownLikeFolder } from './chown-like-folder.ts';
import type { Part } from './places.ts';
import { isKeptOnRestore, REPLACED_PREFIX } from './places.ts';

export type Placed = {
  /** Folder with the replaced files; `null` when there were none. */
  readonly former: string | null;
  undo(): Promise<void>;
};

/**
 * Moves the current content into a subfolder and the unpacked content into its place. Renames stay inside the folder,
 * which may be a mount. Reverts on failure.
 */
export async function swapFolderContent(part: Part, folder: string, unpacked: string, moment: string): Promise<Placed> {
  const former = join(folder, `${REPLACED_PREFIX}${moment}`);
  const namesIn = async (path: string) => (await readdir(path)).filter((name) => !isKeptOnRestore(part, name));
  const [old, fresh] = [await namesIn(folder), await namesIn(unpacked)];
  if (old.length > 0) {
    await mkdir(former, { mode: 0o700 });
    await chownLikeFolder(folder, former);
  }
  const removeFormer = () => rmdir(former).catch(() => undefined);
  const undo = await moveAll([
    ...old.map((name) => ({ from: join(folder, name), to: join(former, name) })),
    ...fresh.map((name) => ({ from: join(unpacked, name), to: join(folder, name) })),
  ]).catch(async (error: unknown) => {
    await removeFormer();
    throw error;
  });
  await syncFolder(folder);
  return { former: old.length > 0 ? former : null, undo: () => undo().then(removeFormer) };
}

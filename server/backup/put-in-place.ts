import { mkdir, readdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '../leads/store/flush-folder.ts';
import { giveToOwnerOf } from './owner.ts';
import type { Part } from './places.ts';
import { FORMER_PREFIX, staysPut } from './places.ts';

type Move = { readonly from: string; readonly to: string };

export type Placed = {
  /** Where what stood there is now; `null` where nothing stood. */
  readonly former: string | null;
  undo(): Promise<void>;
};

/**
 * Everything in a folder goes into one inside it, and what was unpacked, another one inside it, takes its place: by names
 * alone, so that a folder that is a disk of its own will do. What fails is undone.
 */
export async function putInPlace(part: Part, folder: string, unpacked: string, moment: string): Promise<Placed> {
  const former = join(folder, `${FORMER_PREFIX}${moment}`);
  const old = (await readdir(folder)).filter((name) => !staysPut(part, name));
  if (old.length > 0) {
    await mkdir(former, { mode: 0o700 });
    await giveToOwnerOf(folder, former);
  }
  const fresh = (await readdir(unpacked)).filter((name) => !staysPut(part, name));
  const moves: Move[] = [
    ...old.map((name) => ({ from: join(folder, name), to: join(former, name) })),
    ...fresh.map((name) => ({ from: join(unpacked, name), to: join(folder, name) })),
  ];
  const done: Move[] = [];
  const undo = async () => {
    for (const { from, to } of done.toReversed()) await rename(to, from);
    await rmdir(former).catch(() => undefined);
  };
  try {
    for (const move of moves) {
      await rename(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  flushFolder(folder);
  return { former: old.length > 0 ? former : null, undo };
}

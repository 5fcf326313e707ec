import { rename } from 'node:fs/promises';

export type Move = { readonly from: string; readonly to: string };

/** Renames in order and reverts all renames on failure. Returns a function that reverts them later. */
export async function moveAll(moves: readonly Move[]): Promise<() => Promise<void>> {
  const done: Move[] = [];
  const undo = async () => {
    for (const { from, to } of done.toReversed()) await rename(to, from);
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
  return undo;
}

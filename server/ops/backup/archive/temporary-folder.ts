import { mkdtemp, rm } from 'node:fs/promises';

/** A folder for its maker alone; it goes with all that is in it at the end of the block that it is made in. */
export async function temporaryFolder(prefix: string) {
  const path = await mkdtemp(prefix);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

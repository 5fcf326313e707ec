import { mkdtemp, rm } from 'node:fs/promises';

/** Creates a private folder (mode 700) that is removed at the end of the `await using` block. */
export async function temporaryFolder(prefix: string) {
  const path = await mkdtemp(prefix);
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

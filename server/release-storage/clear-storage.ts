import type { ReleaseStorage } from './storage.ts';
import { FILES, LISTS } from './stored-release.ts';

const KEPT_MS = 30 * 24 * 60 * 60_000;

/**
 * Takes away what the release on show does not need and what has lain there for thirty days. Time is that of the storage:
 * the youngest thing in it was put there a moment ago.
 */
export async function clearStorage(storage: ReleaseStorage, needed: ReadonlySet<string>): Promise<string[]> {
  const objects = [...(await storage.list(FILES)), ...(await storage.list(LISTS))];
  const now = Math.max(...objects.map(({ modifiedAtMs }) => modifiedAtMs));
  const old = objects.filter(({ key, modifiedAtMs }) => !needed.has(key) && now - modifiedAtMs > KEPT_MS);
  for (const { key } of old) await storage.delete(key);
  return old.map(({ key }) => key);
}

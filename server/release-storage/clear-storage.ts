import type { ReleaseStorage } from './storage.ts';
import { FILES, LISTS } from './stored-release.ts';

const RETENTION_MS = 30 * 24 * 60 * 60_000;

/**
 * Deletes objects that the current release does not need and that are older than 30 days. The newest object serves as
 * the storage's clock.
 */
export async function clearStorage(storage: ReleaseStorage, needed: ReadonlySet<string>): Promise<string[]> {
  const objects = [...(await storage.list(FILES)), ...(await storage.list(LISTS))];
  const now = Math.max(...objects.map(({ modifiedAtMs }) => modifiedAtMs));
  const old = objects.filter(({ key, modifiedAtMs }) => !needed.has(key) && now - modifiedAtMs > RETENTION_MS);
  for (const { key } of old) await storage.delete(key);
  return old.map(({ key }) => key);
}

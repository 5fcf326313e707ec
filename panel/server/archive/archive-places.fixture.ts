import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { PanelDatabase } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';

export async function openPlaces() {
  const home = await mkdtemp(join(tmpdir(), 'archive-'));
  let places = 0;
  const remove = () => rm(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  return {
    home,
    async emptyPlace(databaseUrl: string | null = null) {
      places += 1;
      const dir = join(home, String(places));
      await mkdir(dir);
      const dataDir = join(dir, 'var');
      // Copies the photo cache, because probing each photo again takes seconds.
      await cp(join(home, 'cache'), join(dataDir, 'cache'), { recursive: true }).catch(() => mkdir(dataDir));
      return { contentDir: join(dir, 'content'), dataDir, databaseUrl };
    },
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

export async function hashesOf(dir: string): Promise<Record<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hash = async (file: string) =>
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  return Object.fromEntries(
    await Promise.all(files.sort().map(async (file) => [relative(dir, file), await hash(file)] as const)),
  );
}

export async function withDatabase<T>(
  place: Parameters<typeof openPanelDatabase>[0],
  look: (found: PanelDatabase) => Promise<T>,
) {
  const database = await openPanelDatabase(place);
  return look(database).finally(() => database.close());
}

export const draft = (person: string) => ({
  person,
  file: 'works/new.yaml',
  base_version: null,
  facts: '{"title":"Черновик"}',
  body: null,
  saved_at: '2026-11-20T09:00:00.000Z',
});

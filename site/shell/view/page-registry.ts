import { ChunkError } from '../../page-contract/chunk-error.ts';
import type { PageModule } from '../../pages/modules.ts';
import type { PageId } from '../../routes.ts';

const loaded = new Map<PageId, PageModule>();

/** Imports a page chunk once; the next call retries a failure, which `route.lazy` would cache. @throws {ChunkError} */
export async function registerPage(id: PageId, importPage: () => Promise<unknown>): Promise<void> {
  if (loaded.has(id)) return;
  try {
    loaded.set(id, (await importPage()) as PageModule);
  } catch (error) {
    throw new ChunkError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

export function getLoadedPage(id: PageId): PageModule {
  const page = loaded.get(id);
  if (!page) throw new Error(`Page ${id} is rendered before its loader ran`);
  return page;
}

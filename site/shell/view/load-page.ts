import { pageModules } from '../../pages/modules.ts';
import type { PageId } from '../../routes.ts';
import { registerPage } from './page-registry.ts';

/** Loads the chunk of a page. Only the router needs the table of all chunks: documents name the chunk of their page. */
export function loadPage(id: PageId): Promise<void> {
  return registerPage(id, pageModules[id]);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { StaticPage } from '../../site/entry-static.tsx';

const pageListSchema = z.array(
  z.object({
    path: z.string(),
    /** Name of the page: its breadcrumb, else its heading. */
    name: z.string(),
  }),
);

/** The pages of a release in the order of the routes. */
export type PageList = z.infer<typeof pageListSchema>;

export const PAGE_LIST = 'page-list.json';

export function pageList(pages: readonly StaticPage[]): PageList {
  return pages.map(({ path, payload, card }) => ({ path, name: payload.meta.breadcrumb ?? card.title }));
}

/** File of a page inside the public folder of a release. */
export function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** @returns an empty list for a release of an earlier version */
export async function readPageList(releaseDir: string): Promise<PageList> {
  const text = await readFile(join(releaseDir, PAGE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return pageListSchema.parse(JSON.parse(text));
}

/**
 * Returns a function that names the page at an address, with the address if two pages have one name. A page that the
 * release does not have keeps its address.
 */
export async function readPageNames(releaseDir: string): Promise<(address: string) => string> {
  const pages = await readPageList(releaseDir);
  const byName = Map.groupBy(pages, ({ name }) => name);
  const names = new Map(
    pages.map(({ path, name }) => [path, byName.get(name)?.length === 1 ? name : `${name}, ${path}`]),
  );
  return (address) => names.get(address.replace(/[?#].*$/, '')) ?? address;
}

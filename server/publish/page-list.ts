import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Content } from '../../model/content.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import { cardFile, cardUrl } from './cards/card-files.ts';

const pageListSchema = z.array(
  z.object({
    path: z.string(),
    /** Name of the page: its breadcrumb, else its heading. */
    name: z.string(),
    /** URL path of the picture that messengers show. */
    card: z.string(),
  }),
);

/** The pages of a release in the order of the routes. */
export type PageList = z.infer<typeof pageListSchema>;

export const PAGE_LIST = 'page-list.json';

export function pageList(content: Pick<Content, 'brand'>, pages: readonly StaticPage[]): PageList {
  return pages.map((page) => ({
    path: page.path,
    name: page.payload.meta.breadcrumb ?? page.card.title,
    card: cardUrl(cardFile(content, page)),
  }));
}

/** @returns an empty list for a release of an earlier version */
export async function readPageList(releaseDir: string): Promise<PageList> {
  const text = await readFile(join(releaseDir, PAGE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  return pageListSchema.parse(JSON.parse(text));
}

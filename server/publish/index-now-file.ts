import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { isClosedToSearch } from '../../model/kinds/company.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import type { IndexNowFacts } from '../release/index-now.ts';
import { INDEX_NOW_FILE, indexNowKey } from '../release/index-now.ts';
import type { PageRecords } from './page-record.ts';
import { listedPages } from './sitemap.ts';

type Job = {
  readonly content: Pick<Content, 'company'>;
  readonly releaseDir: string;
  readonly origin: string;
  readonly pages: readonly StaticPage[];
  readonly records: PageRecords;
};

/** Sites that are closed to search engines send no notifications. */
export function isIndexNowEnabled({ company }: Pick<Content, 'company'>): boolean {
  return company.analytics?.indexNow === true && !isClosedToSearch(company);
}

export async function writeIndexNowFile({ content, releaseDir, origin, pages, records }: Job): Promise<void> {
  if (!isIndexNowEnabled(content)) return;
  const facts: IndexNowFacts = {
    key: indexNowKey(origin),
    pages: Object.fromEntries(listedPages(pages).map(({ path }) => [path, records[path]?.shown ?? ''])),
  };
  await writeFile(join(releaseDir, INDEX_NOW_FILE), JSON.stringify(facts));
}

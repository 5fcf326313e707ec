import { createHash } from 'node:crypto';
import type { Content } from '../../model/content.ts';
import type { StaticPage } from '../../site/entry-static.tsx';
import { indexNowKey } from '../release/index-now.ts';
import type { BuiltSite } from './built-site.ts';
import { isIndexNowEnabled } from './index-now-file.ts';
import { llmsText } from './llms.ts';
import type { PageRecords } from './page-record.ts';
import { robots } from './robots.ts';
import { rss } from './rss/rss.ts';
import { securityText } from './security-txt.ts';
import { listedPages, sitemap } from './sitemap.ts';

type Job = {
  readonly content: Content;
  readonly built: BuiltSite;
  readonly origin: string;
  readonly pages: readonly StaticPage[];
  readonly records: PageRecords;
};

/** Texts by URL path. */
export type MachineTexts = Readonly<Record<string, string>>;

export function machineTexts({ content, built, origin, pages, records }: Job): MachineTexts {
  const { FEED_URL, queryNames } = built.module;
  const listed = listedPages(pages);
  const key = indexNowKey(origin);
  return {
    '/sitemap.xml': sitemap({ origin, pages: listed, records }),
    '/robots.txt': robots(origin, queryNames),
    '/.well-known/security.txt': securityText(content, origin),
    '/llms.txt': llmsText({ content, origin, pages: listed }),
    ...(content.articles.length > 0 ? { [FEED_URL]: rss({ content, origin, site: built.module }) } : {}),
    ...(isIndexNowEnabled(content) ? { [`/${key}.txt`]: key } : {}),
  };
}

export function hashOfTexts(texts: MachineTexts): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 32);
}

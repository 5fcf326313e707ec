import type { ReleaseWriter } from '../release-writer.ts';
import { PageFault } from '../report.ts';
import type { Feeds } from './feeds.ts';

/** `noindex`: portals receive the URLs from the company, and search engines need not list the feeds. */
export async function publishFeeds(writer: ReleaseWriter, { texts, pictures }: Feeds): Promise<void> {
  const missing = [...pictures].filter((name) => !(`/media/${name}` in writer.files));
  if (missing.length > 0) throw new PageFault(`Feeds name pictures that nobody made: ${missing.join(', ')}.`);
  for (const [url, text] of Object.entries(texts)) {
    await writer.write(url, url.slice(1), Buffer.from(text), { cache: 'short', noindex: true });
  }
}

import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { nextBoundary } from '../calendar.ts';
import type { Content } from '../content.ts';
import { isoDayAt } from '../format/date.ts';
import { checkContent } from './check-content.ts';
import { FileCache } from './file-cache.ts';
import { fillPrices } from './fill-prices.ts';
import type { ContentIssue } from './issue.ts';
import { shownToday } from './order.ts';
import type { PhotoProbe } from './photo-probe.ts';
import { readArticles, readCollections, readDocuments, readSingles } from './read-kinds.ts';
import { readPhotos } from './read-photos.ts';

export type LoadResult =
  | {
      readonly ok: true;
      readonly content: Content;
      /** When the calendar changes what is shown: a promotion begins or ends. `null`: never. */
      readonly changesAt: Date | null;
    }
  | { readonly ok: false; readonly issues: readonly ContentIssue[] };

export type ContentLoader = {
  /** Reads the folder as it is now. `now` decides the day by which promotions run. */
  load(now: Date): Promise<LoadResult>;
};

/** A loader keeps what it parsed, so a second load after one edit reads one file. */
export function createContentLoader(folder: string, probe: PhotoProbe): ContentLoader {
  const cache = new FileCache();
  return { load: (now) => loadContent(folder, cache, probe, now) };
}

async function loadContent(folder: string, cache: FileCache, probe: PhotoProbe, now: Date): Promise<LoadResult> {
  try {
    await access(folder);
  } catch {
    return { ok: false, issues: [{ file: folder, message: 'Папки с содержимым нет. Проверьте CONTENT_DIR.' }] };
  }
  const issues: ContentIssue[] = [];
  const report = (found: readonly ContentIssue[]) => issues.push(...found);

  const singles = await readSingles(folder, cache, report);
  const collections = await readCollections(folder, cache, report);
  const articles = await readArticles(join(folder, 'articles'), cache, report);
  const documents = await readDocuments(join(folder, 'documents'), cache, report);
  const photos = await readPhotos(join(folder, 'photos'), cache, probe, report);
  if (issues.length > 0 || !singles) return { ok: false, issues };

  const everything: Content = { ...singles, ...collections, articles, documents, photos, today: isoDayAt(now) };
  const { content, issues: priceIssues } = fillPrices(shownToday(everything));
  const found = [...checkContent(everything, content), ...priceIssues];
  if (found.length > 0) return { ok: false, issues: found };
  return { ok: true, content, changesAt: nextBoundary(everything) };
}

import type { Content } from '../../../model/content.ts';
import { estimateFilePath } from '../../../model/estimate-file.ts';
import type { ReleaseWriter } from '../release-writer.ts';
import { estimateCsv } from './estimate-csv.ts';
import { estimateWorkbook } from './estimate-workbook.ts';

/** URL path → bytes: the whole estimate of every package, to open in a spreadsheet. */
export async function estimateFiles(content: Content): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const item of content.packages) {
    files.set(estimateFilePath(item.slug, 'xlsx'), await estimateWorkbook(content, item));
    files.set(estimateFilePath(item.slug, 'csv'), estimateCsv(item));
  }
  return files;
}

/** The content with the sizes of those files, for the links that lead to them. */
export function withDownloads(content: Content, files: ReadonlyMap<string, Buffer>): Content {
  return { ...content, downloads: new Map([...files].map(([path, bytes]) => [path, bytes.length])) };
}

/** Not for search engines: their page says the same and more. */
export async function publishEstimates(writer: ReleaseWriter, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, bytes] of files) await writer.write(path, path.slice(1), bytes, { cache: 'page', noindex: true });
}

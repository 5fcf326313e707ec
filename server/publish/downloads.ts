import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { estimateFiles } from './estimates/estimate-files.ts';
import { paperFiles } from './papers/paper-files.ts';
import type { ReleaseWriter } from './release-writer.ts';

/** URL path → bytes: all that visitors download, made before the pages, whose links say its size. */
export async function downloadFiles(content: Content, dataDir: string): Promise<Map<string, Buffer>> {
  return new Map([...(await estimateFiles(content)), ...(await paperFiles(content, join(dataDir, 'cache')))]);
}

/** The content with the sizes of those files, for the links that lead to them. */
export function withDownloads(content: Content, files: ReadonlyMap<string, Buffer>): Content {
  return { ...content, downloads: new Map([...files].map(([path, bytes]) => [path, bytes.length])) };
}

/** Not for search engines: their page says the same and more. */
export async function publishDownloads(writer: ReleaseWriter, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, bytes] of files) await writer.write(path, path.slice(1), bytes, { cache: 'page', noindex: true });
}

import { join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { estimateFiles } from './estimates/estimate-files.ts';
import { paperFiles } from './papers/paper-files.ts';
import type { ReleaseWriter } from './release-writer.ts';

/** URL path → bytes. Downloads are made before the pages, because links state their sizes. */
export async function downloadFiles(content: Content, dataDir: string): Promise<Map<string, Buffer>> {
  return new Map([...(await estimateFiles(content)), ...(await paperFiles(content, join(dataDir, 'cache')))]);
}

export function withDownloads(content: Content, files: ReadonlyMap<string, Buffer>): Content {
  return { ...content, downloads: new Map([...files].map(([path, bytes]) => [path, bytes.length])) };
}

/** `noindex`: the page of each download has the same content and more. */
export async function publishDownloads(writer: ReleaseWriter, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [path, bytes] of files) await writer.write(path, path.slice(1), bytes, { cache: 'page', noindex: true });
}

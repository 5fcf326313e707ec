import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const INDEX_NOW_FILE = 'index-now.json';

/** Pages that search engines may index, each with a fingerprint of its content. */
const indexNowSchema = z.object({ key: z.string(), pages: z.record(z.string(), z.string()) });
export type IndexNowFacts = z.infer<typeof indexNowSchema>;

/**
 * Key that proves to search engines that the site sent the request. The site serves it publicly at `/{key}.txt`, so it
 * is not a secret.
 */
export function indexNowKey(origin: string): string {
  return createHash('sha256').update(`index-now ${origin}`).digest('hex').slice(0, 32);
}

export async function readIndexNow(releaseDir: string): Promise<IndexNowFacts | null> {
  const text = await readFile(join(releaseDir, INDEX_NOW_FILE), 'utf8').catch(() => null);
  return text === null ? null : indexNowSchema.parse(JSON.parse(text));
}

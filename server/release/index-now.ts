import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const INDEX_NOW_FILE = 'index-now.json';

/** What search engines may be told of a release: the pages they may list, each with what stands for what it shows. */
const indexNowSchema = z.object({ key: z.string(), pages: z.record(z.string(), z.string()) });
export type IndexNowFacts = z.infer<typeof indexNowSchema>;

/**
 * By which a search engine knows that the news come from the site itself: the site serves it at `/{key}.txt`. Whoever asks
 * may read it there, so it is no secret.
 */
export function indexNowKey(origin: string): string {
  return createHash('sha256').update(`index-now ${origin}`).digest('hex').slice(0, 32);
}

/** @returns `null` where the company does not want it, or a release is from before it was asked. */
export async function readIndexNow(releaseDir: string): Promise<IndexNowFacts | null> {
  const text = await readFile(join(releaseDir, INDEX_NOW_FILE), 'utf8').catch(() => null);
  return text === null ? null : indexNowSchema.parse(JSON.parse(text));
}

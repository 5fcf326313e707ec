import { join } from 'node:path';
import type { PhotoFacts } from '../content.ts';
import type { FileCache } from './file-cache.ts';
import { listFiles } from './file-cache.ts';
import type { ContentIssue } from './issue.ts';
import type { PhotoProbe } from './photo-probe.ts';
import { PhotoError } from './photo-probe.ts';

/** Every picture of the photos folder by file name. */
export async function readPhotos(
  folder: string,
  cache: FileCache,
  probe: PhotoProbe,
  report: (issues: readonly ContentIssue[]) => void,
): Promise<Map<string, PhotoFacts>> {
  const photos = new Map<string, PhotoFacts>();
  for (const name of await listFiles(folder)) {
    if (!/\.(jpe?g|png|webp|avif)$/i.test(name)) {
      report([{ file: `photos/${name}`, message: 'Это не снимок. Подходят jpg, png, webp и avif; другое уберите.' }]);
      continue;
    }
    try {
      photos.set(name, await cache.get(join(folder, name), (bytes) => probe(bytes, name)));
    } catch (error) {
      if (!(error instanceof PhotoError)) throw error;
      report([{ file: `photos/${name}`, message: error.reason }]);
    }
  }
  return photos;
}

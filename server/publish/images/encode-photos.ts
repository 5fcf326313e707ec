import { mkdir, readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { writeFileAtomic } from '../../disk/write-file-atomic.ts';
import { createEncoder } from './encode.ts';
import { damaged, explainCache, explainReading } from './errors.ts';
import { inParallel } from './in-parallel.ts';
import type { LadderPhoto, MediaAddresses, Rendition } from './renditions.ts';
import { renditionsOf } from './renditions.ts';
import { encodedDir, photoHash } from './settings.ts';

export type EncodeOptions = {
  readonly cacheDir: string;
  readonly photosDir: string;
  readonly site: MediaAddresses;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Encodes the files missing from the cache. Returns URL path → absolute file of all renditions. @throws {PhotoError |
 * ImageCacheError} with a message that says how to fix the problem.
 */
export async function encodePhotos(
  photos: readonly LadderPhoto[],
  options: EncodeOptions,
): Promise<Map<string, string>> {
  const { cacheDir, photosDir, site, onProgress, signal } = options;
  const dir = encodedDir(cacheDir);
  const present = await openCache(dir);
  const plans = photos.map((photo) => ({ photo, renditions: renditionsOf(photo, site) }));
  const missing = plans
    .map(({ photo, renditions }) => ({ photo, renditions: renditions.filter(({ name }) => !present.has(name)) }))
    .filter(({ renditions }) => renditions.length > 0);

  const total = missing.reduce((sum, { renditions }) => sum + renditions.length, 0);
  let done = 0;
  await inParallel(availableParallelism(), missing, signal, async ({ photo, renditions }, stop) => {
    await makeMissing({ photo, renditions, photosDir, dir, stop, onMade: () => onProgress?.(++done, total) });
  });
  return new Map(plans.flatMap(({ renditions }) => renditions.map(({ url, name }) => [url, join(dir, name)])));
}

type Job = {
  readonly photo: LadderPhoto;
  readonly renditions: readonly Rendition[];
  readonly photosDir: string;
  readonly dir: string;
  readonly stop: AbortSignal;
  readonly onMade: () => void;
};

async function makeMissing({ photo: { file, facts }, renditions, photosDir, dir, stop, onMade }: Job): Promise<void> {
  const bytes = await readPhoto(photosDir, file);
  if (photoHash(bytes) !== facts.hash) {
    throw new PhotoError(file, 'снимок заменили во время публикации. Опубликуйте ещё раз.');
  }
  const encode = createEncoder(bytes, file, renditions);
  for (const rendition of renditions) {
    stop.throwIfAborted();
    const encoded = await encode(rendition).catch((error: unknown) => {
      throw error instanceof PhotoError ? error : damaged(file, error);
    });
    try {
      await writeFileAtomic(dir, rendition.name, encoded, { signal: stop });
    } catch (error) {
      throw explainCache(dir, error);
    }
    onMade();
  }
}

async function readPhoto(photosDir: string, file: string): Promise<Buffer> {
  try {
    return await readFile(join(photosDir, file));
  } catch (error) {
    throw explainReading(file, error);
  }
}

async function openCache(dir: string): Promise<Set<string>> {
  try {
    await mkdir(dir, { recursive: true });
    return new Set(await readdir(dir));
  } catch (error) {
    throw explainCache(dir, error);
  }
}

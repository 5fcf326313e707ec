import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { PhotoFacts } from '../../../model/content.ts';
import { capitalize } from '../../../model/format/capitalize.ts';
import { PhotoError } from '../../../model/load/photo-probe.ts';
import { writeFileAtomic } from '../../../server/disk/write-file-atomic.ts';
import { encodePhotos } from '../../../server/publish/images/encode-photos.ts';
import { openPicture } from '../../../server/publish/images/open-picture.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';
import type { MediaAddresses } from '../../../server/publish/images/renditions.ts';
import type { Crop } from '../../contract/media.ts';
import { Refusal } from '../http/route.ts';
import { toSitePhoto } from './site-photo.ts';

/** Image tasks; they exchange paths because image bytes must not pass through the panel's process. */
export type PictureTasks = {
  accept(task: {
    readonly path: string;
    readonly prefix: string;
    readonly crop: Crop | null;
    readonly into: string;
    readonly cacheDir: string;
  }): Promise<{ readonly name: string; readonly facts: PhotoFacts }>;
  sizes(task: {
    readonly file: string;
    readonly facts: PhotoFacts;
    readonly photosDir: string;
    readonly cacheDir: string;
    /** Path of the site module that defines image URLs. */
    readonly siteModule: string;
  }): Promise<null>;
  thumb(task: {
    readonly path: string;
    readonly width: number;
    readonly into: string;
    readonly name: string;
  }): Promise<null>;
};
export type TaskName = keyof PictureTasks;

export const pictureTasks: PictureTasks = {
  async accept({ path, prefix, crop, into, cacheDir }) {
    const { name, bytes } = await toSitePhoto(await readFile(path), prefix, crop).catch(explain);
    const facts = await createPhotoProbe(cacheDir)(bytes, name);
    await writeFileAtomic(into, name, bytes);
    return { name, facts };
  },
  async sizes({ file, facts, photosDir, cacheDir, siteModule }) {
    const site = (await import(pathToFileURL(resolve(siteModule)).href)) as MediaAddresses;
    await encodePhotos([{ file, facts, shares: true }], { cacheDir, photosDir, site });
    return null;
  },
  async thumb({ path, width, into, name }) {
    const picture = openPicture(await readFile(path), name).resize({ width, withoutEnlargement: true });
    await writeFileAtomic(into, name, await picture.toColourspace('srgb').webp({ quality: 72, effort: 2 }).toBuffer());
    return null;
  },
};

function explain(error: unknown): never {
  if (!(error instanceof PhotoError)) throw error;
  throw new Refusal(422, capitalize(error.reason));
}

export const answerSchema = z.union([
  z.object({ id: z.int(), value: z.unknown() }),
  z.object({ id: z.int(), refusal: z.string() }),
  z.object({ id: z.int(), fault: z.string() }),
]);
export type Answer = z.infer<typeof answerSchema>;
export type Request = { readonly id: number; readonly name: TaskName; readonly task: never };

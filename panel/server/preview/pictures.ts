import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import { photoId } from '../../../model/photo/photo-id.ts';
import type { StaticModule } from '../../../server/publish/built-site.ts';
import { encodePhotos } from '../../../server/publish/images/encode-photos.ts';
import { encodedDir } from '../../../server/publish/images/settings.ts';
import { oneAtATime } from '../one-at-a-time.ts';

export type PhotoFolder = {
  readonly dir: string;
  readonly photos: () => Promise<ReadonlyMap<string, PhotoFacts>>;
};

type Parts = {
  readonly dataDir: string;
  /** Folders in search order; the first one with the photo wins. */
  readonly folders: readonly PhotoFolder[];
  readonly site: () => Promise<StaticModule>;
};

const NAME = /^[\w.-]+\.(avif|webp|jpg)$/;

/** Returns encoded images by their names under `/media/`, from the cache or encoded on demand. */
export function createPictures({ dataDir, folders, site }: Parts) {
  const cacheDir = join(dataDir, 'cache');
  const cached = (name: string) => readFile(join(encodedDir(cacheDir), name)).catch(() => null);
  /** The queue limits memory: a page requests all images at once, and each takes tens of megabytes. */
  const inTurn = oneAtATime();

  async function encode(name: string): Promise<void> {
    for (const { dir, photos } of folders) {
      const found = [...(await photos())].find(([file, facts]) => name.startsWith(`${photoId(file, facts)}-`));
      if (!found) continue;
      const [file, facts] = found;
      const photo = { file, facts, shares: name.endsWith('-og.jpg') };
      await encodePhotos([photo], { cacheDir, photosDir: dir, site: await site() });
      return;
    }
  }

  return async function picture(name: string): Promise<Buffer | null> {
    if (basename(name) !== name || !NAME.test(name)) return null;
    const known = await cached(name);
    if (known) return known;
    return inTurn(async () => {
      const made = await cached(name);
      if (made) return made;
      await encode(name);
      return cached(name);
    });
  };
}

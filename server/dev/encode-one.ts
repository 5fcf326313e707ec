import { join } from 'node:path';
import type { ContentLoader } from '../../model/load/load-content.ts';
import { photoId } from '../../model/photo/photo-id.ts';
import type { StaticModule } from '../publish/built-site.ts';
import { encodePhotos } from '../publish/images/encode-photos.ts';

type Options = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly loader: ContentLoader;
  readonly site: StaticModule;
};

/** Returns the cached file of a `/media/` name and encodes it if missing; `null` when no photo matches. */
export async function encodeOne(name: string, { contentDir, dataDir, loader, site }: Options): Promise<string | null> {
  const loaded = await loader.load(new Date());
  if (!loaded.ok) return null;
  const wanted = [...loaded.content.photos].find(([file, facts]) => name.startsWith(`${photoId(file, facts)}-`));
  if (!wanted) return null;
  const [file, facts] = wanted;
  const encoded = await encodePhotos([{ file, facts, shares: name.endsWith('-og.jpg') }], {
    cacheDir: join(dataDir, 'cache'),
    photosDir: join(contentDir, 'photos'),
    site,
  });
  return encoded.get(`/media/${name}`) ?? null;
}

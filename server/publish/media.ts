import { basename, join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { photoId } from '../../model/photo/photo-id.ts';
import type { Site, StaticPage } from '../../site/entry-static.tsx';
import type { BuiltSite } from './built-site.ts';

import { cardFile } from './cards/card-files.ts';
import { ensureCards } from './cards/ensure-cards.ts';
import { ensurePlans } from './feeds/ensure-plans.ts';
import { encodePhotos } from './images/encode-photos.ts';
import { pruneImages } from './images/prune-images.ts';
import { encodedDir, portalPhotoName } from './images/settings.ts';
import type { OnProgress } from './progress.ts';
import type { ReleaseWriter } from './release-writer.ts';

type Job = {
  readonly content: Content;
  readonly contentDir: string;
  readonly dataDir: string;
  readonly built: BuiltSite;
  readonly writer: ReleaseWriter;
  readonly site: Site;
  readonly pages: readonly StaticPage[];
  /** File names under `/media/` that the feeds reference. */
  readonly inFeeds: ReadonlySet<string>;
  readonly onProgress?: OnProgress;
};

/** Days that unused encoded pictures are kept, in case their photograph returns. */
const RETENTION_DAYS = 30;

export async function publishMedia({
  built,
  content,
  contentDir,
  dataDir,
  writer,
  site,
  pages,
  inFeeds,
  onProgress,
}: Job): Promise<void> {
  const shared = new Set(pages.flatMap(({ jsonLd }) => jsonLd.map(({ image }) => image)));
  const used = [...content.photos].filter(([file]) => site.usedPhotos.has(file));
  const photos = used.map(([file, facts]) => {
    const id = photoId(file, facts);
    const isInFeeds = inFeeds.has(portalPhotoName(id, facts.width));
    return { file, facts, shares: shared.has(built.module.shareImageUrl({ id })), isInFeeds };
  });
  const cacheDir = join(dataDir, 'cache');
  const photosDir = join(contentDir, 'photos');
  const encoded = await encodePhotos(photos, {
    cacheDir,
    photosDir,
    site: built.module,
    onProgress: (done, total) => onProgress?.('pictures', done, total),
  });
  const cards = await ensureCards(
    pages.map((page) => cardFile(content, page)),
    { content, photosDir, dir: encodedDir(cacheDir) },
  );
  const plans = await ensurePlans(content, inFeeds, encodedDir(cacheDir));
  const kept = [...[...encoded.keys()].map((path) => basename(path)), ...cards.keys(), ...plans.keys()];
  await pruneImages(cacheDir, new Set(kept), RETENTION_DAYS);
  for (const [name, source] of [...cards, ...plans]) {
    await writer.adopt(`/media/${name}`, `media/${name}`, source, /[0-9a-f]{16}/.exec(name)?.[0] ?? '', {
      cache: 'immutable',
    });
  }
  for (const [path, source] of encoded) {
    const hash = /\.([0-9a-f]{10})-/.exec(basename(path))?.[1] ?? '';
    await writer.adopt(
      path,
      path.slice(1),
      source,
      `${hash}${Buffer.from(basename(path)).toString('hex').slice(-20)}`,
      { cache: 'immutable' },
    );
  }
}

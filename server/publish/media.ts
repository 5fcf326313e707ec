import { basename, join } from 'node:path';
import type { Content } from '../../model/content.ts';
import { photoId } from '../../model/photo-id.ts';
import type { Site, StaticPage } from '../../site/entry-static.tsx';
import type { BuiltSite } from './built-site.ts';
import { ensureLadder } from './images/ladder.ts';
import { pruneImages } from './images/prune-images.ts';
import { photosOnPages } from './photos-on-pages.ts';
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
  readonly onProgress?: OnProgress;
};

/** An encoded picture that no photograph asks for is kept this long, should the photograph come back. */
const KEPT_DAYS = 30;

/** Puts every rung of every photograph that pages show into the release; encodes only what the cache lacks. */
export async function publishMedia({
  built,
  content,
  contentDir,
  dataDir,
  writer,
  site,
  pages,
  onProgress,
}: Job): Promise<void> {
  const shared = new Set(pages.map(({ payload }) => payload.head.image));
  const photos = photosOnPages(content, site, pages).map(([file, facts]) => {
    return { file, facts, shares: shared.has(`/media/${photoId(file, facts)}-og.jpg`) };
  });
  const cacheDir = join(dataDir, 'cache');
  const ladder = await ensureLadder(photos, {
    cacheDir,
    photosDir: join(contentDir, 'photos'),
    site: built.module,
    onProgress: (done, total) => onProgress?.('pictures', done, total),
  });
  await pruneImages(cacheDir, new Set([...ladder.keys()].map((path) => basename(path))), KEPT_DAYS);
  for (const [path, source] of ladder) {
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

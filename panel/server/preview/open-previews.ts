import { join } from 'node:path';
import type { PhotoFacts } from '../../../model/content.ts';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import type { Route } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { followBuild } from './follow-build.ts';
import { createPictures } from './pictures.ts';
import type { PreviewParts } from './preview-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { createPreviews } from './previews.ts';
import { createSharedPreviews } from './shared-previews.ts';

type Options = Pick<PreviewParts, 'textOf' | 'panelUrl'> & {
  readonly contentDir: string;
  readonly loader: ContentLoader;
  readonly dataDir: string;
  readonly distDir: string;
  readonly db: PanelQueries;
  readonly secret: string;
  /** Uploaded photos that no published file references yet. */
  readonly staged: { readonly dir: string; readonly photos: () => Promise<ReadonlyMap<string, PhotoFacts>> };
  readonly now?: () => Date;
};

/** Returns the preview routes; the first preview loads the built site. */
export function openPreviews(options: Options): readonly Route[] {
  const {
    contentDir,
    loader,
    dataDir,
    distDir,
    db,
    secret,
    staged,
    textOf,
    panelUrl,
    now = () => new Date(),
  } = options;
  const builtSite = followBuild(distDir);
  const shared = createSharedPreviews(db);
  const previews = createPreviews({
    loader,
    dataDir,
    stagedPhotos: staged.photos,
    builtSite,
    shared,
    secret,
    now,
  });
  const published = async () => {
    const loaded = await loader.load(now());
    return loaded.ok ? loaded.content.photos : loaded.read.photos;
  };
  const picture = createPictures({
    dataDir,
    folders: [staged, { dir: join(contentDir, 'photos'), photos: published }],
    site: async () => (await builtSite()).module,
  });
  return previewRoutes({ previews, picture, builtSite, textOf, panelUrl });
}

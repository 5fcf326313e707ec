import { join } from 'node:path';
import type { ContentLoader } from '../../../model/load/load-content.ts';
import type { Route } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { followBuild } from './follow-build.ts';
import type { PhotoFolder } from './pictures.ts';
import { createPictures } from './pictures.ts';
import type { PreviewParts } from './preview-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import type { Previews } from './previews.ts';
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
  readonly staged: PhotoFolder;
  /** Photos of content that is shown from another folder. */
  readonly otherPhotos?: readonly PhotoFolder[];
  readonly now?: () => Date;
};

export type OpenPreviews = {
  readonly routes: readonly Route[];
  readonly builtSite: PreviewParts['builtSite'];
} & Pick<Previews, 'showContent'>;

/** Opens the previews; the first one loads the built site. */
export function openPreviews(options: Options): OpenPreviews {
  const {
    contentDir,
    loader,
    dataDir,
    distDir,
    db,
    secret,
    staged,
    otherPhotos = [],
    textOf,
    panelUrl,
    now = () => new Date(),
  } = options;
  const builtSite = followBuild(distDir);
  const shared = createSharedPreviews(db);
  const previews = createPreviews({
    loader,
    contentDir,
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
    folders: [staged, { dir: join(contentDir, 'photos'), photos: published }, ...otherPhotos],
    site: async () => (await builtSite()).module,
  });
  const routes = previewRoutes({ previews, picture, builtSite, textOf, panelUrl });
  return { routes, builtSite, showContent: previews.showContent };
}

import type { ContentLoader } from '../../../model/load/load-content.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import { ContentChanges } from './content-changes.ts';
import { ContentDisk } from './content-disk.ts';
import { FolderCheck } from './folder-check.ts';
import { HandEdits } from './hand-edits.ts';
import type { StagedPhotos } from './staged-photos.ts';
import { NOTHING_STAGED } from './staged-photos.ts';

export type ContentParts = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly db: PanelQueries;
  readonly disk: ContentDisk;
  readonly changes: ContentChanges;
  readonly check: FolderCheck;
  readonly handEdits: HandEdits;
  /** Queue of all writes to the content folder. */
  readonly enqueueWrite: OneAtATime;
};

export type ContentSettings = Pick<ContentParts, 'contentDir' | 'dataDir' | 'db'> & {
  /** The loader is shared with previews, since parsed content is most of the panel's memory. */
  readonly loader: ContentLoader;
  readonly staged?: StagedPhotos;
};

export function contentParts(settings: ContentSettings): ContentParts {
  const { contentDir, dataDir, db } = settings;
  const check = new FolderCheck(settings);
  const disk = new ContentDisk(contentDir, () => check.forget());
  return {
    contentDir,
    dataDir,
    db,
    disk,
    changes: new ContentChanges(db, disk, settings.staged ?? NOTHING_STAGED),
    handEdits: new HandEdits(db, disk),
    check,
    enqueueWrite: oneAtATime(),
  };
}

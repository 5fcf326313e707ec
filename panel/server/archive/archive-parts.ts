import { join } from 'node:path';
import { createContentLoader } from '../../../model/load/load-content.ts';
import type { Listed } from '../../../server/ops/backup/archive/list-files.ts';
import { listFiles } from '../../../server/ops/backup/archive/list-files.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import { isExcludedFromBackup } from '../../../server/ops/backup/places.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';
import { stagedPhotosDir } from '../media/staging.ts';

/** Lists the files for an archive. Symbolic links are excluded: they could expose files outside the folder. */
export async function filesToArchive({ contentDir, dataDir }: Places): Promise<readonly Listed[]> {
  const followLinks = false;
  return [
    ...(await listFiles('data/panel/photos', stagedPhotosDir(dataDir), { followLinks })),
    ...(await listFiles('content', contentDir, {
      followLinks,
      leaveOut: (name) => isExcludedFromBackup('content', name),
    })),
  ];
}

/** Returns the issues that the site's loader finds in a folder; an empty list means it can be published. */
export async function issuesOfFolder(contentDir: string, dataDir: string) {
  const loaded = await createContentLoader(contentDir, createPhotoProbe(join(dataDir, 'cache'))).load(new Date());
  return loaded.ok ? [] : loaded.issues;
}

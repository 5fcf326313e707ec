import { join } from 'node:path';
import { createContentLoader } from '../../../model/load/load-content.ts';
import { createPhotoProbe } from '../../../server/publish/images/photo-probe.ts';

/** Where everything lies that an archive is made of. */
export type ArchivePlaces = {
  readonly contentDir: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
};

/** What the site's loader has against a folder; none: it can be published. */
export async function issuesOfFolder(contentDir: string, dataDir: string) {
  const loaded = await createContentLoader(contentDir, createPhotoProbe(join(dataDir, 'cache'))).load(new Date());
  return loaded.ok ? [] : loaded.issues;
}

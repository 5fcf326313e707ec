import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { packArchive } from '../../../server/ops/backup/archive/pack-archive.ts';
import { temporaryFolder } from '../../../server/ops/backup/archive/temporary-folder.ts';
import { copyDatabases } from '../../../server/ops/backup/copy-databases.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import { PANEL_STORE } from '../store/panel-store.ts';
import { filesToArchive, issuesOfFolder } from './archive-parts.ts';
import { forgetSecrets } from './archived-tables.ts';

/** Gzip level. Photos dominate an archive and do not compress, so a higher level only costs time. */
const EFFORT = 1;

export async function makeArchive(places: Places): Promise<{ readonly name: string; readonly stream: Readable }> {
  const { contentDir, dataDir } = places;
  await mkdir(join(dataDir, 'panel'), { recursive: true, mode: 0o700 });
  // Opening the store migrates a database of an older version.
  await (await PANEL_STORE.open(places)).close();
  await using stack = new AsyncDisposableStack();
  const work = stack.use(await temporaryFolder(join(dataDir, 'panel', 'archive-')));
  const copies = await copyDatabases(places, [PANEL_STORE], work.path);
  for (const { path } of copies) forgetSecrets(path);
  const madeAt = new Date().toISOString();
  const issues = (await issuesOfFolder(contentDir, dataDir)).length;
  const { tar } = packArchive([...copies, ...(await filesToArchive(places))], { madeAt, issues });
  const stream = createGzip({ level: EFFORT });
  const end = stack.move();
  // An aborted download also destroys the tar; the reader of the stream receives the error.
  void pipeline(tar, stream)
    .catch(() => undefined)
    .finally(() => end.disposeAsync());
  return { name: `panel-${madeAt.slice(0, 10)}.tar.gz`, stream };
}

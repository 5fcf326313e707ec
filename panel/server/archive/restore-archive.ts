import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, readdir, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { formatIssue } from '../../../model/load/format-issue.ts';
import { moveAll } from '../../../server/ops/backup/archive/move-all.ts';
import { temporaryFolder } from '../../../server/ops/backup/archive/temporary-folder.ts';
import { unpackArchive } from '../../../server/ops/backup/archive/unpack-archive.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import { BackupTrouble } from '../../../server/ops/backup/trouble.ts';
import type { Restored } from '../../contract/archive.ts';
import { stagedPhotosDir } from '../media/staging.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { PANEL_STORE } from '../store/panel-store.ts';
import { issuesOfFolder } from './archive-parts.ts';
import { ARCHIVE_OF_PANEL } from './archive-profile.ts';
import { takeTables } from './archived-tables.ts';

/**
 * Unpacks beside, checks the whole, and only then takes the places: the content folder by a rename, the tables in one
 * transaction. Whatever goes wrong before leaves everything as it was. @throws {BackupTrouble}
 *
 * @param alone runs an act while nobody else changes the content folder
 */
export async function restoreArchive(
  source: Readable,
  places: Places,
  alone: OneAtATime = (act) => act(),
): Promise<Restored> {
  const { contentDir, dataDir } = places;
  await mkdir(join(dataDir, 'panel'), { recursive: true, mode: 0o700 });
  await mkdir(dirname(contentDir), { recursive: true });
  // Beside the content, because a rename never leaves its disk.
  await using content = await temporaryFolder(join(dirname(contentDir), `.${basename(contentDir)}-restored-`));
  await using data = await temporaryFolder(join(dataDir, 'panel', 'restore-'));
  const { madeAt, files, issues } = await unpackArchive(source, ARCHIVE_OF_PANEL, {
    content: content.path,
    data: data.path,
  });
  await checkContent(content.path, dataDir, issues ?? 0);
  await bringForward(data.path);
  const database = await openPanelDatabase(places);
  try {
    await addPhotos(stagedPhotosDir(data.path), stagedPhotosDir(dataDir));
    return await alone(async () => {
      const { former, undo } = await swapIn(content.path, contentDir);
      const withPeople = await takeTables(join(data.path, PANEL_STORE.file), database.db).catch(
        async (error: unknown) => {
          await undo();
          throw error;
        },
      );
      return { madeAt, files: files.length, formerFolder: former, withPeople };
    });
  } finally {
    await database.close();
  }
}

/** An archive has the mistakes of the day it was made, and no others. */
async function checkContent(content: string, dataDir: string, mistakes: number): Promise<void> {
  const issues = await issuesOfFolder(content, dataDir);
  if (issues.length <= mistakes) return;
  const first = issues.slice(0, 3).map((issue) => formatIssue(issue));
  throw new BackupTrouble(`Содержимое архива не прочитать: ${first.join(' ')} Ничего не изменено.`);
}

/** The archive's tables as this panel has them: those of an older one are brought up to date. */
async function bringForward(dataDir: string): Promise<void> {
  await access(join(dataDir, PANEL_STORE.file)).catch(() => {
    throw new BackupTrouble('В архиве нет базы панели: без неё пропали бы черновики и история. Ничего не изменено.');
  });
  const opened = await PANEL_STORE.open({ dataDir, databaseUrl: null }).catch(() => {
    throw new BackupTrouble(
      'База архива не открылась: она повреждена или сделана более новой панелью. Ничего не изменено.',
    );
  });
  await opened.close();
}

/** Names of photographs are never given twice, so one that is there is the same. */
async function addPhotos(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Two renames, the shortest there is without a special call of the system; what stood there stays beside. */
async function swapIn(content: string, contentDir: string) {
  // A temporary folder is its maker's alone; the site's server may be somebody else.
  await chmod(content, (await stat(contentDir).catch(() => null))?.mode ?? 0o755);
  // Nothing is lost with an empty folder.
  const isGone = await rmdir(contentDir).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '-');
  const former = isGone ? null : `${contentDir}-before-${moment}`;
  const aside = former === null ? [] : [{ from: contentDir, to: former }];
  const undo = await moveAll([...aside, { from: content, to: contentDir }]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    throw new BackupTrouble(
      'Папку содержимого нельзя отложить: она подключена как отдельный диск. Ничего не изменено.',
    );
  });
  return { former, undo };
}

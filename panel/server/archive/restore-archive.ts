import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, readdir, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { formatIssue } from '../../../model/load/format-issue.ts';
import { moveAll } from '../../../server/ops/backup/archive/move-all.ts';
import { temporaryFolder } from '../../../server/ops/backup/archive/temporary-folder.ts';
import { unpackArchive } from '../../../server/ops/backup/archive/unpack-archive.ts';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';
import type { Places } from '../../../server/ops/backup/places.ts';
import type { Restored } from '../../contract/archive.ts';
import { stagedPhotosDir } from '../media/staging.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import { PANEL_STORE } from '../store/panel-store.ts';
import { issuesOfFolder } from './archive-parts.ts';
import { ARCHIVE_OF_PANEL } from './archive-profile.ts';
import { replaceTables } from './archived-tables.ts';

/**
 * Unpacks into temporary folders and validates before the swap, so an earlier failure changes nothing.
 * @throws {BackupError} @param alone runs a function while no other write is running
 */
export async function restoreArchive(
  source: Readable,
  places: Places,
  runExclusively: OneAtATime = (act) => act(),
): Promise<Restored> {
  const { contentDir, dataDir } = places;
  await mkdir(join(dataDir, 'panel'), { recursive: true, mode: 0o700 });
  await mkdir(dirname(contentDir), { recursive: true });
  // The folder is next to the content folder because a rename cannot cross file systems.
  await using content = await temporaryFolder(join(dirname(contentDir), `.${basename(contentDir)}-restored-`));
  await using data = await temporaryFolder(join(dataDir, 'panel', 'restore-'));
  const { madeAt, files, issues } = await unpackArchive(source, ARCHIVE_OF_PANEL, {
    content: content.path,
    data: data.path,
  });
  await checkContent(content.path, dataDir, issues ?? 0);
  await migrateArchiveDatabase(data.path);
  const database = await openPanelDatabase(places);
  try {
    await addPhotos(stagedPhotosDir(data.path), stagedPhotosDir(dataDir));
    return await runExclusively(async () => {
      const { former, undo } = await swapIn(content.path, contentDir);
      const withPeople = await replaceTables(join(data.path, PANEL_STORE.file), database.db).catch(
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

/** Rejects an archive with more content issues than it recorded when it was created. */
async function checkContent(content: string, dataDir: string, mistakes: number): Promise<void> {
  const issues = await issuesOfFolder(content, dataDir);
  if (issues.length <= mistakes) return;
  const first = issues.slice(0, 3).map((issue) => formatIssue(issue));
  throw new BackupError(`Содержимое архива не прочитать: ${first.join(' ')} Ничего не изменено.`);
}

/** Migrates the archive's tables to the current schema. */
async function migrateArchiveDatabase(dataDir: string): Promise<void> {
  await access(join(dataDir, PANEL_STORE.file)).catch(() => {
    throw new BackupError('В архиве нет базы панели: без неё пропали бы черновики и история. Ничего не изменено.');
  });
  const opened = await PANEL_STORE.open({ dataDir, databaseUrl: null }).catch(() => {
    throw new BackupError(
      'База архива не открылась: она повреждена или сделана более новой панелью. Ничего не изменено.',
    );
  });
  await opened.close();
}

/** Existing files are skipped: a photo name contains a hash, so equal names mean equal files. */
async function addPhotos(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => []);
  if (names.length > 0) await mkdir(to, { recursive: true });
  for (const name of names) {
    await copyFile(join(from, name), join(to, name), constants.COPYFILE_EXCL).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** Replaces the content folder by two renames, to keep the gap short; the former folder is kept. */
async function swapIn(content: string, contentDir: string) {
  // A temporary folder has mode 0700, but the site's server may run as another user.
  await chmod(content, (await stat(contentDir).catch(() => null))?.mode ?? 0o755);
  // An empty target folder is deleted instead of kept.
  const isGone = await rmdir(contentDir).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '-');
  const former = isGone ? null : `${contentDir}-before-${moment}`;
  const aside = former === null ? [] : [{ from: contentDir, to: former }];
  const undo = await moveAll([...aside, { from: content, to: contentDir }]).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    throw new BackupError('Папку содержимого нельзя отложить: она подключена как отдельный диск. Ничего не изменено.');
  });
  return { former, undo };
}

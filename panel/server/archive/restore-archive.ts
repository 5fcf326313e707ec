import { constants } from 'node:fs';
import { access, chmod, copyFile, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { formatIssue } from '../../../model/load/format-issue.ts';
import type { ArchiveFacts, Restored } from '../../contract/archive.ts';
import { stagedPhotosDir } from '../media/staging.ts';
import type { OneAtATime } from '../one-at-a-time.ts';
import type { PanelDatabase } from '../store/panel-database.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { ArchivePlaces } from './archive-parts.ts';
import { issuesOfFolder } from './archive-parts.ts';
import { takeOver } from './archive-tables.ts';
import { BadArchive, unpackArchive } from './unpack-archive.ts';

/**
 * Unpacks beside, checks the whole, and only then takes the places: the content folder by a rename, the tables in one
 * transaction. Whatever goes wrong before leaves everything as it was. @throws {BadArchive}
 *
 * @param alone runs an act while nobody else changes the content folder
 */
export async function restoreArchive(
  source: Readable,
  places: ArchivePlaces,
  alone: OneAtATime = (act) => act(),
): Promise<Restored> {
  const { contentDir, dataDir } = places;
  await mkdir(join(dataDir, 'panel'), { recursive: true, mode: 0o700 });
  await mkdir(dirname(contentDir), { recursive: true });
  // Beside the content, because a rename never leaves its disk.
  const content = await mkdtemp(join(dirname(contentDir), `.${basename(contentDir)}-restored-`));
  const own = await mkdtemp(join(dataDir, 'panel', 'restore-'));
  try {
    const photos = join(own, 'photos');
    const facts = await unpackArchive(source, { content, photos, database: join(own, 'panel') });
    await checkContent(content, dataDir, facts);
    const from = await openCopy(own);
    try {
      const to = await openPanelDatabase(places);
      try {
        await addPhotos(photos, stagedPhotosDir(dataDir));
        return await alone(async () => {
          const swap = await swapIn(content, contentDir);
          const withPeople = await takeTables(from, to).catch(async (error: unknown) => {
            await swap.undo();
            throw error;
          });
          return { madeAt: facts.madeAt, files: facts.files, formerFolder: swap.former, withPeople };
        });
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  } finally {
    await rm(content, { recursive: true, force: true });
    await rm(own, { recursive: true, force: true });
  }
}

/** An archive has the mistakes of the day it was made, and no others. */
async function checkContent(content: string, dataDir: string, facts: ArchiveFacts): Promise<void> {
  const issues = await issuesOfFolder(content, dataDir);
  if (issues.length <= facts.issues) return;
  const first = issues.slice(0, 3).map((issue) => formatIssue(issue));
  throw new BadArchive(`Содержимое архива не прочитать: ${first.join(' ')} Ничего не изменено.`);
}

/** The archive's tables as this panel has them: an older archive is brought up to date first. */
async function openCopy(own: string): Promise<PanelDatabase> {
  await access(join(own, 'panel', 'panel.db')).catch(() => {
    throw new BadArchive('В архиве нет базы панели: без неё пропали бы черновики и история. Ничего не изменено.');
  });
  try {
    return await openPanelDatabase({ dataDir: own, databaseUrl: null });
  } catch {
    throw new BadArchive('База архива не открылась: она повреждена или сделана более новой панелью.');
  }
}

const takeTables = (from: PanelDatabase, to: PanelDatabase) =>
  to.db.transaction().execute((db) => takeOver(from, { db, dialect: to.dialect }));

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
  const former = await putAside(contentDir);
  const putBack = async () => {
    if (former !== null) await rename(former, contentDir);
  };
  try {
    await rename(content, contentDir);
  } catch (error) {
    await putBack();
    throw error;
  }
  return {
    former,
    async undo() {
      await rename(contentDir, content);
      await putBack();
    },
  };
}

async function putAside(contentDir: string): Promise<string | null> {
  // Nothing is lost with an empty folder.
  const isGone = await rmdir(contentDir).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (isGone) return null;
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '-');
  const former = `${contentDir}-before-${moment}`;
  await rename(contentDir, former).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EBUSY' && error.code !== 'EXDEV') throw error;
    throw new BadArchive('Папку содержимого нельзя отложить: она подключена как отдельный диск. Ничего не изменено.');
  });
  return former;
}

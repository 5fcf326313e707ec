import { mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import type { ArchiveFacts } from '../../contract/archive.ts';
import { stagedPhotosDir } from '../media/staging.ts';
import { openPanelDatabase } from '../store/panel-database.ts';
import type { ArchivePlaces } from './archive-parts.ts';
import { issuesOfFolder } from './archive-parts.ts';
import { copyWithoutSecrets } from './archive-tables.ts';
import type { ArchivedFile } from './archived-files.ts';
import { filesUnder } from './archived-files.ts';

/** Photographs are nearly all of it and do not shrink: more effort makes it slower, not smaller. */
const EFFORT = 1;

/** The whole as one stream: a tar of plain files, gzipped. What is read of a file is what it was when it was opened. */
export async function makeArchive(
  places: ArchivePlaces,
): Promise<{ readonly name: string; readonly stream: Readable }> {
  const { contentDir, dataDir } = places;
  const temporary = await mkdtemp(join(dataDir, 'panel', 'archive-'));
  const remove = () => rm(temporary, { recursive: true, force: true });
  try {
    await copyDatabase(places, temporary);
    const files = [
      ...(await filesUnder(join(temporary, 'panel'), 'database')),
      ...(await filesUnder(stagedPhotosDir(dataDir), 'photos')),
      ...(await filesUnder(contentDir, 'content')),
    ];
    const madeAt = new Date().toISOString();
    const facts: ArchiveFacts = {
      format: 1,
      madeAt,
      files: files.length,
      bytes: files.reduce((sum, { size }) => sum + size, 0),
      issues: (await issuesOfFolder(contentDir, dataDir)).length,
    };
    const tar = pack();
    const stream = createGzip({ level: EFFORT });
    void pipeline(tar, stream).catch(() => undefined);
    void packAll(tar, facts, files).catch((error: Error) => tar.destroy(error));
    // A download that is broken off ends both; without listeners it would end the process.
    tar.on('error', () => undefined);
    stream.on('error', () => tar.destroy());
    stream.on('close', () => void remove());
    return { name: `panel-${madeAt.slice(0, 10)}.tar.gz`, stream };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A database of its own with the same tables, whatever the panel's is kept in. */
async function copyDatabase(places: ArchivePlaces, into: string): Promise<void> {
  // Another connection than the panel's: nobody waits for the copy, and one transaction sees one state.
  const source = await openPanelDatabase(places);
  try {
    const copy = await openPanelDatabase({ dataDir: into, databaseUrl: null });
    try {
      const snapshot = source.db.transaction();
      const ofOneMoment = source.dialect === 'postgres' ? snapshot.setIsolationLevel('repeatable read') : snapshot;
      await ofOneMoment.execute((from) => copyWithoutSecrets({ db: from, dialect: source.dialect }, copy));
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}

async function packAll(tar: Pack, facts: ArchiveFacts, files: readonly ArchivedFile[]): Promise<void> {
  tar.entry({ name: 'archive.json' }, JSON.stringify(facts));
  for (const file of files) await packFile(tar, file);
  tar.finalize();
}

async function packFile(tar: Pack, { path, name }: ArchivedFile): Promise<void> {
  const handle = await open(path).catch(() => null);
  // Deleted since the list was made.
  if (!handle) return;
  try {
    const { size, mtime } = await handle.stat();
    const header = { name, size, mtime, mode: 0o644 };
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve());
      if (size === 0) tar.entry(header, '', done);
      else {
        const bytes = handle.createReadStream({ end: size - 1, autoClose: false });
        const entry = tar.entry(header, done);
        entry.on('error', reject);
        bytes.on('error', reject).pipe(entry);
      }
    });
  } finally {
    await handle.close();
  }
}

import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ArchiveProfile } from '../../../server/ops/backup/archive/unpack-archive.ts';
import { BackupError } from '../../../server/ops/backup/backup-error.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum compression ratio. Texts compress tenfold; a ratio above this one indicates a decompression bomb. */
const MAX_COMPRESSION_RATIO = 100;
const TOO_SMALL_TO_HURT = 64 * MEGABYTE;

/** Format of panel archives: a gzipped tar with content, photos of drafts and the panel's database. */
export const ARCHIVE_OF_PANEL: ArchiveProfile = {
  async *decode(source) {
    const gunzip = createGunzip();
    // The reader of `gunzip` receives the error.
    void pipeline(source, gunzip).catch(() => undefined);
    let bytes = 0;
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > TOO_SMALL_TO_HURT && bytes > gunzip.bytesWritten * MAX_COMPRESSION_RATIO)
        throw new BackupError('Архив раздувается при распаковке в сотни раз. Такой не восстанавливается.');
      yield chunk;
    }
  },
  holds: (name) => /^(content\/[^:]+|data\/panel\/(panel\.db|photos\/[^:/]+))$/.test(name),
  // Limits above the size of any legitimate archive.
  limits: { entries: 200_000, fileBytes: 4096 * MEGABYTE, bytes: 65_536 * MEGABYTE },
  damaged: 'Файл повреждён или это не архив панели. Ничего не изменено.',
};

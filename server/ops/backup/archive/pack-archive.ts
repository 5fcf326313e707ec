import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import { BackupError } from '../backup-error.ts';
import type { Listed } from './list-files.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import { MANIFEST_NAME } from './manifest.ts';

type Facts = Omit<Manifest, 'format' | 'files'>;

/** Streams files into a tar. The manifest resolves after the tar has been read to its end. */
export function packArchive(listed: readonly Listed[], facts: Facts): { tar: Readable; manifest: Promise<Manifest> } {
  const tar = pack();
  tar.on('error', () => undefined);
  const manifest = packAll(tar, listed, facts);
  manifest.catch((error: Error) => tar.destroy(error));
  return { tar: Readable.from(tar), manifest };
}

async function packAll(tar: Pack, listed: readonly Listed[], facts: Facts): Promise<Manifest> {
  const files: ManifestFile[] = [];
  for (const { name, path, isFolder, mode } of listed) {
    if (isFolder) tar.entry({ name, mode, type: 'directory' });
    else {
      const packed = await packFile(tar, name, path);
      if (packed !== null) files.push(packed);
    }
  }
  const manifest: Manifest = { format: 1, ...facts, files };
  tar.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest));
  tar.finalize();
  return manifest;
}

/** Packs the file with its size at open time; `null` when the file was deleted after the listing. */
async function packFile(tar: Pack, name: string, path: string): Promise<ManifestFile | null> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const { size, mtime, mode } = await handle.stat();
    const hash = createHash('sha256');
    const header = { name, size, mtime, mode: mode & 0o777 };
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(explained(error, path)) : resolve());
      if (size === 0) {
        tar.entry(header, '', done);
        return;
      }
      const entry = tar.entry(header, done);
      entry.on('error', done);
      handle
        .createReadStream({ end: size - 1, autoClose: false })
        .on('error', reject)
        .on('data', (chunk) => hash.update(chunk))
        .pipe(entry);
    });
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

const explained = (error: Error, path: string) =>
  error.message === 'Size mismatch'
    ? new BackupError(`Файл ${path} стал короче, пока его копировали. Повторите.`)
    : error;

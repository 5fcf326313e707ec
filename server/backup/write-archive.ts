import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Encrypter } from 'age-encryption';
import type { Pack } from 'tar-stream';
import { pack } from 'tar-stream';
import { flushFolder } from '../leads/store/flush-folder.ts';
import type { Listed } from './list-files.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import { MANIFEST_NAME } from './manifest.ts';
import { BackupTrouble } from './trouble.ts';

/** What a broken run leaves; the next one deletes it. */
export const HALF = '.part';

type Archive = {
  readonly path: string;
  readonly recipient: string;
  readonly madeAt: string;
  readonly files: readonly Listed[];
  readonly signal?: AbortSignal;
};

/** @property sha256 of the encrypted file, so that it can be verified without the key */
type Written = { readonly manifest: Manifest; readonly sha256: string };

/** A tar of plain files for one key of age, by entry and never whole in memory. Appears under its name when it is whole and on the disk. */
export async function writeArchive({ path, recipient, madeAt, files, signal }: Archive): Promise<Written> {
  const half = path + HALF;
  try {
    const tar = pack();
    tar.on('error', () => undefined);
    const stopWith = (error: unknown) => {
      tar.destroy(error as Error);
      throw error;
    };
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const plain = Readable.toWeb(Readable.from(tar)) as unknown as ReadableStream<Uint8Array>;
    const encrypted = Readable.fromWeb((await encrypter.encrypt(plain)) as unknown as NodeStream);
    const sum = createHash('sha256');
    const summing = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        sum.update(chunk);
        yield chunk;
      }
    };
    const target = createWriteStream(half, { flags: 'wx', mode: 0o600 });
    const [manifest] = await Promise.all([
      packAll(tar, madeAt, files).catch(stopWith),
      pipeline(encrypted, summing, target, signal ? { signal } : {}).catch(stopWith),
    ]);
    await flushFile(half);
    await rename(half, path);
    flushFolder(dirname(path));
    return { manifest: manifest as Manifest, sha256: sum.digest('hex') };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

async function flushFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.sync();
}

async function packAll(tar: Pack, madeAt: string, listed: readonly Listed[]): Promise<Manifest> {
  const files: ManifestFile[] = [];
  for (const { name, path, isFolder, mode } of listed) {
    if (isFolder) tar.entry({ name, mode, type: 'directory' });
    else {
      const packed = await packFile(tar, name, path);
      if (packed !== null) files.push(packed);
    }
  }
  const manifest: Manifest = { format: 1, madeAt, files };
  tar.entry({ name: MANIFEST_NAME, mode: 0o600 }, JSON.stringify(manifest));
  tar.finalize();
  return manifest;
}

/** The file as it was when it was opened; `null` where it has gone since the list was made. */
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
      bytesOf(handle, size)
        .on('error', reject)
        .on('data', (chunk) => hash.update(chunk))
        .pipe(entry);
    });
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await handle.close();
  }
}

const bytesOf = (handle: FileHandle, size: number) => handle.createReadStream({ end: size - 1, autoClose: false });

const explained = (error: Error, path: string) =>
  error.message === 'Size mismatch'
    ? new BackupTrouble(`Файл ${path} стал короче, пока его копировали. Повторите.`)
    : error;

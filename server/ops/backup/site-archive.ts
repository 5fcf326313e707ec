import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Listed } from './archive/list-files.ts';
import type { Manifest } from './archive/manifest.ts';
import { packArchive } from './archive/pack-archive.ts';
import type { ArchiveProfile, UnpackInto } from './archive/unpack-archive.ts';
import { unpackArchive } from './archive/unpack-archive.ts';
import { writeArchiveFile } from './archive/write-archive-file.ts';
import { BackupError } from './backup-error.ts';

type Bytes = AsyncIterable<Uint8Array>;
/** The age library uses web streams; Node's streams are compatible, but typed differently. */
type WebStream = globalThis.ReadableStream<Uint8Array>;
const webStream = (chunks: Bytes) => ReadableStream.from(chunks) as unknown as WebStream;

type ToWrite = {
  readonly path: string;
  readonly recipient: string;
  readonly madeAt: string;
  readonly files: readonly Listed[];
  readonly signal?: AbortSignal | undefined;
};

/** @property sha256 hash of the encrypted file, for verification without the private key */
type Written = { readonly manifest: Manifest; readonly sha256: string };

export async function writeSiteArchive({ path, recipient, madeAt, files, signal }: ToWrite): Promise<Written> {
  const { tar, manifest } = packArchive(files, { madeAt });
  const sum = createHash('sha256');
  const encrypting = async function* () {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    for await (const chunk of (await encrypter.encrypt(webStream(tar))) as unknown as Bytes) {
      sum.update(chunk);
      yield chunk;
    }
  };
  await writeArchiveFile(path, encrypting(), signal);
  return { manifest: await manifest, sha256: sum.digest('hex') };
}

/** Decrypts and unpacks an archive of the whole site. @throws {BackupError} */
export function readSiteArchive(
  path: string,
  identity: string,
  into: UnpackInto,
  signal: AbortSignal,
): Promise<Manifest> {
  return unpackArchive(createReadStream(path), siteProfile(path, identity), into, signal);
}

/** No size limits: the tar is not compressed, so the unpacked files are no larger than the archive. */
const siteProfile = (path: string, identity: string): ArchiveProfile => ({
  async *decode(source) {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    yield* (await decrypter.decrypt(webStream(source)).catch((error: Error) => {
      if (!/no identity matched/.test(error.message)) throw error;
      throw new BackupError(
        `Этот ключ не открывает архив ${path}: он зашифрован для другого. Проверьте BACKUP_IDENTITY_FILE. Ничего не изменено.`,
      );
    })) as unknown as Bytes;
  },
  damaged: 'Архив повреждён или обрезан. Ничего не изменено; возьмите другую копию.',
});

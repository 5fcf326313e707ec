import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter } from 'age-encryption';
import type { Header } from 'tar-stream';
import { extract } from 'tar-stream';
import type { Manifest, ManifestFile } from './manifest.ts';
import { MANIFEST_NAME, manifestSchema } from './manifest.ts';
import type { Part } from './places.ts';
import { PARTS } from './places.ts';
import { BackupTrouble } from './trouble.ts';

type Entry = AsyncIterable<Buffer> & { readonly header: Header; resume(): unknown };

/** Where each part of an archive is unpacked: a folder with nothing in it. */
export type UnpackInto = Readonly<Record<Part, string>>;

const DAMAGED = 'Архив повреждён или обрезан. Ничего не изменено; возьмите другую копию.';

/** Unpacks an archive and compares every file with the manifest. Writes nothing anywhere else. @throws {BackupTrouble} */
export async function readArchive(
  path: string,
  identity: string,
  into: UnpackInto,
  signal: AbortSignal,
): Promise<Manifest> {
  const source = createReadStream(path);
  const tar = extract();
  const files: ManifestFile[] = [];
  let manifest: Manifest | null = null;
  const reading = async () => {
    for await (const entry of tar as AsyncIterable<Entry>) {
      if (manifest !== null) throw new BackupTrouble(DAMAGED);
      if (entry.header.name === MANIFEST_NAME) manifest = await readManifest(entry);
      else if (entry.header.type === 'directory') {
        await mkdir(placeOf(entry, into), { recursive: true, mode: modeOf(entry) | 0o700 });
        entry.resume();
      } else files.push(await unpackFile(entry, into));
    }
  };
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const plain = await decrypter.decrypt(Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>);
    await Promise.all([pipeline(Readable.fromWeb(plain as unknown as NodeStream), tar, { signal }), reading()]);
  } catch (error) {
    throw explained(error, path);
  } finally {
    tar.destroy();
    source.destroy();
  }
  if (manifest === null || !isSame(files, manifest)) throw new BackupTrouble(DAMAGED);
  return manifest;
}

function explained(error: unknown, path: string): unknown {
  if (error instanceof BackupTrouble) return error;
  if (error instanceof Error && error.name === 'AbortError') return error;
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  // Errors of the disk have a code; those of the cipher and of the tar have none. A name that comes twice is the archive's.
  if (code !== 'EEXIST' && /^E[A-Z]+$/.test(code ?? '')) return error;
  if (error instanceof Error && /no identity matched/.test(error.message))
    return new BackupTrouble(
      `Этот ключ не открывает архив ${path}: он зашифрован для другого. Проверьте BACKUP_IDENTITY_FILE. Ничего не изменено.`,
    );
  return new BackupTrouble(DAMAGED);
}

async function readManifest(entry: Entry): Promise<Manifest> {
  const text = (await buffer(entry)).toString('utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupTrouble('Описание архива непонятно: его сделала другая версия программы. Ничего не изменено.');
  }
}

async function unpackFile(entry: Entry, into: UnpackInto): Promise<ManifestFile> {
  const { name, type, size } = entry.header;
  const path = placeOf(entry, into);
  if (type !== 'file') throw new BackupTrouble(DAMAGED);
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const hashing = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const target = createWriteStream(path, { flags: 'wx', mode: modeOf(entry), flush: true });
  await pipeline(entry, hashing, target);
  return { name, size, sha256: hash.digest('hex') };
}

const modeOf = ({ header }: Entry) => header.mode & 0o777;

/** Whoever knows the public key can make an archive: a name leads nowhere but into its part. */
function placeOf({ header: { name } }: Entry, into: UnpackInto): string {
  const [first, ...rest] = name.replace(/\/$/, '').split('/');
  const part = PARTS.find((known) => known === first);
  const isPlain = rest.every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step));
  if (part === undefined || rest.length === 0 || !isPlain) throw new BackupTrouble(DAMAGED);
  return join(into[part], ...rest);
}

function isSame(files: readonly ManifestFile[], manifest: Manifest): boolean {
  const told = new Map(manifest.files.map((file) => [file.name, file]));
  return (
    files.length === told.size &&
    files.every(({ name, size, sha256 }) => told.get(name)?.size === size && told.get(name)?.sha256 === sha256)
  );
}

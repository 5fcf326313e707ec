import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Header } from 'tar-stream';
import { extract } from 'tar-stream';
import { BackupError } from '../backup-error.ts';
import type { Part } from '../places.ts';
import { PARTS } from '../places.ts';
import type { Manifest, ManifestFile } from './manifest.ts';
import { MANIFEST_NAME, manifestSchema } from './manifest.ts';

type Entry = AsyncIterable<Buffer> & { readonly header: Header; resume(): unknown };

export type UnpackInto = Readonly<Record<Part, string>>;

export type ArchiveProfile = {
  readonly decode: (source: Readable) => AsyncIterable<Uint8Array>;
  /** Whether the archive may contain the file; the default allows any file inside a part. */
  readonly holds?: (name: string) => boolean;
  /** Limits for uploaded archives, which must not fill the disk. */
  readonly limits?: { readonly entries: number; readonly fileBytes: number; readonly bytes: number };
  readonly damaged: string;
};

/** Maximum bytes per file entry in the manifest, which is read into memory. */
const DESCRIPTION_BYTES = 4096;
/** Disk errors that only the file names of a forged archive can cause. */
const ODD_NAMES = ['EEXIST', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'];

/** Unpacks an archive into `into` and compares every file with the manifest. @throws {BackupError} */
export async function unpackArchive(
  source: Readable,
  profile: ArchiveProfile,
  into: UnpackInto,
  signal?: AbortSignal,
): Promise<Manifest> {
  const tar = extract();
  const broken = new AbortController();
  const files: ManifestFile[] = [];
  const sofar = { entries: 0, bytes: 0 };
  let manifest: Manifest | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  const take = async (entry: Entry) => {
    if (manifest !== null) throw new BackupError(profile.damaged);
    if (entry.header.name === MANIFEST_NAME) {
      manifest = await readManifest(entry, (files.length + 1) * DESCRIPTION_BYTES);
      return;
    }
    const path = placeOf(entry.header, profile, into);
    sofar.entries += 1;
    sofar.bytes += entry.header.size;
    mustBeSmall(entry.header, sofar, profile);
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: modeOf(entry) | 0o700 });
      entry.resume();
      return;
    }
    const unpacked = unpackFile(entry, path, broken.signal);
    writing = unpacked;
    files.push(await unpacked);
  };
  const reading = async () => {
    for await (const entry of tar as AsyncIterable<Entry>)
      await take(entry).catch((error: Error) => {
        tar.destroy(error);
        throw error;
      });
  };
  try {
    await Promise.all([pipeline(profile.decode(source), tar, { signal }), reading()]);
  } catch (error) {
    broken.abort();
    tar.destroy();
    source.destroy();
    // The reader is not awaited: when destroyed between two entries, it may never end.
    await writing.catch(() => undefined);
    throw explained(error, profile);
  }
  if (manifest === null || !isSame(files, manifest)) throw new BackupError(profile.damaged);
  return manifest;
}

function explained(error: unknown, { damaged }: ArchiveProfile): unknown {
  if (error instanceof BackupError || !(error instanceof Error) || error.name === 'AbortError') return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  // Only disk errors have a code of this form; cipher, gunzip and tar errors do not.
  return /^E[A-Z]+$/.test(code) && !ODD_NAMES.includes(code) ? error : new BackupError(damaged);
}

const refused = (what: string, name: string) =>
  new BackupError(
    `${what}: ${JSON.stringify(name.slice(0, 120))}. Такой архив не восстанавливается. Ничего не изменено.`,
  );

async function readManifest(entry: Entry, mostBytes: number): Promise<Manifest> {
  const { name, type, size } = entry.header;
  if (type !== 'file' || size > mostBytes) throw refused('Это не описание архива', name);
  const text = (await buffer(entry)).toString('utf8');
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(
      'Описание архива непонятно: его сделала другая, возможно более новая версия программы. Ничего не изменено.',
    );
  }
}

/** Rejects links, devices and paths outside the part, because archives can be forged. */
function placeOf({ name, type }: Header, { holds }: ArchiveProfile, into: UnpackInto): string {
  if (type !== 'file' && type !== 'directory') throw refused('В архиве есть ссылка или устройство', name);
  const plain = name.replace(/\/$/, '');
  const [first, ...rest] = plain.split('/');
  const part = PARTS.find((known) => known === first);
  const isPlain = rest.every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\\0]/.test(step));
  if (part === undefined || rest.length === 0 || !isPlain || (type === 'file' && holds?.(plain) === false))
    throw refused('Файл архива лежит вне его папок', name);
  return join(into[part], ...rest);
}

function mustBeSmall(header: Header, sofar: { entries: number; bytes: number }, { limits }: ArchiveProfile): void {
  if (limits && (header.size > limits.fileBytes || sofar.bytes > limits.bytes || sofar.entries > limits.entries))
    throw refused('Архив слишком велик, распаковка кончилась на файле', header.name);
}

async function unpackFile(entry: Entry, path: string, signal: AbortSignal): Promise<ManifestFile> {
  const { name, size } = entry.header;
  await mkdir(dirname(path), { recursive: true });
  const hash = createHash('sha256');
  const hashing = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  // The «wx» flag rejects duplicate names, including names equal only on a case-insensitive disk.
  const target = createWriteStream(path, { flags: 'wx', mode: modeOf(entry), flush: true });
  await pipeline(entry, hashing, target, { signal }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? refused('Файл в архиве дважды', name) : error;
  });
  return { name, size, sha256: hash.digest('hex') };
}

const modeOf = ({ header }: Entry) => header.mode & 0o777;

function isSame(files: readonly ManifestFile[], manifest: Manifest): boolean {
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  return (
    files.length === listed.size &&
    files.every(({ name, size, sha256 }) => listed.get(name)?.size === size && listed.get(name)?.sha256 === sha256)
  );
}

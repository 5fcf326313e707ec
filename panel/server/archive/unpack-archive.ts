import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Header } from 'tar-stream';
import { extract } from 'tar-stream';
import { z } from 'zod';
import type { ArchiveFacts } from '../../contract/archive.ts';

/** Something about the file itself: the message is for whoever wants to restore it. */
export class BadArchive extends Error {}

const MEGABYTE = 1024 * 1024;
/** More than any honest archive: what is unpacked must never fill a disk. */
const LIMITS = { files: 200_000, fileBytes: 4096 * MEGABYTE, bytes: 65_536 * MEGABYTE, factsBytes: MEGABYTE };
/** Texts shrink to a tenth; what is a hundred times smaller than itself was made to hurt. */
const MOST_SHRUNK = 100;
const TOO_SMALL_TO_HURT = 64 * MEGABYTE;

type Entry = AsyncIterable<unknown> & { readonly header: Header; resume(): unknown };

/** Where each part of an archive is unpacked to. */
export type UnpackInto = Readonly<Record<'content' | 'photos' | 'database', string>>;

const factsSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.number().int().min(0),
  bytes: z.number().min(0),
  issues: z.number().int().min(0),
});

/** Unpacks plain files into the given folders and nothing anywhere else. @throws {BadArchive} */
export async function unpackArchive(source: Readable, into: UnpackInto): Promise<ArchiveFacts> {
  const counter = new Counter();
  const tar = extract();
  let facts: ArchiveFacts | null = null;
  let files = 0;
  const broken = new AbortController();
  let writing: Promise<void> = Promise.resolve();
  const reading = (async () => {
    for await (const entry of tar) {
      if (facts === null) facts = await readFacts(entry);
      else if (entry.header.type === 'directory') entry.resume();
      else {
        writing = unpackFile(entry, into, counter, broken.signal);
        await writing;
        files += 1;
        if (files > LIMITS.files) throw new BadArchive('В архиве слишком много файлов.');
      }
    }
  })();
  try {
    await Promise.all([pipeline(source, counter.packed, createGunzip(), counter.unpacked, tar), reading]);
  } catch (error) {
    broken.abort();
    tar.destroy();
    source.destroy();
    // Not for the reader: one that is destroyed between two entries may never say so.
    await writing.catch(() => undefined);
    throw isOfTheFile(error) ? new BadArchive('Файл повреждён или это не архив панели.') : error;
  }
  if (facts === null) throw new BadArchive('Файл повреждён или это не архив панели.');
  return facts;
}

/** Errors of gunzip carry a code of zlib; those of the tar reader are plain. */
function isOfTheFile(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BadArchive) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code.startsWith('Z_') || /tar header|Unexpected end|Invalid/i.test(error.message);
}

async function readFacts(entry: Entry): Promise<ArchiveFacts> {
  const { name, size = 0, type } = entry.header;
  const isIt = name === 'archive.json' && type === 'file' && size <= LIMITS.factsBytes;
  if (!isIt) throw new BadArchive('Это не архив панели: в начале нет его описания.');
  const text = (await buffer(entry as AsyncIterable<Buffer>)).toString('utf8');
  const parsed = factsSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new BadArchive('Описание архива непонятно: возможно, его сделала более новая панель.');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function unpackFile(entry: Entry, into: UnpackInto, counter: Counter, signal: AbortSignal): Promise<void> {
  const { name, type, size = 0 } = entry.header;
  if (type !== 'file')
    throw new BadArchive(`В архиве есть ссылка или устройство: ${shown(name)}. Такой не восстанавливается.`);
  if (size > LIMITS.fileBytes) throw new BadArchive(`Слишком большой файл: ${shown(name)}.`);
  const path = placeOf(name, into);
  if (path === null)
    throw new BadArchive(`Файл архива лежит вне его папок: ${shown(name)}. Такой не восстанавливается.`);
  counter.expect(size);
  await mkdir(dirname(path), { recursive: true });
  // «wx»: two files of one name, or of names that this disk takes for one, are no archive of ours.
  await pipeline(entry, createWriteStream(path, { flags: 'wx', mode: 0o644 }), { signal }).catch(
    (error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new BadArchive(`Файл в архиве дважды: ${shown(name)}.`) : error;
    },
  );
}

const shown = (name: string) => JSON.stringify(name.slice(0, 120));

/** `content/works/one.yaml` → its path; `null` for anything that is not plainly inside one of the folders. */
function placeOf(name: string, into: UnpackInto): string | null {
  const [part, ...rest] = name.split('/');
  if (part !== 'content' && part !== 'photos' && part !== 'database') return null;
  if (part === 'database' && name !== 'database/panel.db') return null;
  const isPlain = rest.every((step) => step !== '' && step !== '.' && step !== '..' && !/[\\:\0]/.test(step));
  return rest.length > 0 && isPlain && name.length <= 1000 ? join(into[part], ...rest) : null;
}

/** How much has come in, and how much that has become. */
class Counter {
  #packed = 0;
  #unpacked = 0;
  #expected = 0;
  readonly packed = this.#count((size) => {
    this.#packed += size;
  });
  readonly unpacked = this.#count((size) => {
    this.#unpacked += size;
    const isBomb = this.#unpacked > TOO_SMALL_TO_HURT && this.#unpacked > this.#packed * MOST_SHRUNK;
    if (isBomb) throw new BadArchive('Архив раздувается при распаковке в сотни раз. Такой не восстанавливается.');
  });

  /** A file that says it is so large is about to come. */
  expect(size: number): void {
    this.#expected += size;
    if (this.#expected > LIMITS.bytes) throw new BadArchive('Архив слишком велик.');
  }

  #count(add: (size: number) => void): Transform {
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        try {
          add(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
  }
}

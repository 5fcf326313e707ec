import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFacts } from '../content.ts';
import { decodeText } from './decode-text.ts';
import type { FileCache } from './file-cache.ts';
import { stampOf } from './file-cache.ts';
import type { Parsed } from './file-parser.ts';
import { isIgnoredFile } from './ignored-files.ts';
import type { ContentIssue } from './issue.ts';
import type { Overlay } from './overlay.ts';
import type { PhotoProbe } from './photo-probe.ts';
import { PhotoError } from './photo-probe.ts';

/** Called before a file is parsed; a returned message prevents parsing and is reported. */
export type BeforeParsing = (file: string, stamp: string) => string | null;

type Parts = {
  readonly root: string;
  readonly cache: FileCache;
  readonly overlay: Overlay;
  readonly beforeParsing: BeforeParsing;
};

type Listed = { readonly files: string[]; readonly folders: string[] };
type Parse<T> = (source: string, bytes: Uint8Array) => Parsed<T>;

export class ContentFolder {
  readonly issues: ContentIssue[] = [];
  readonly texts = new Map<string, Uint8Array>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  report(issues: readonly ContentIssue[]): void {
    this.issues.push(...issues);
  }

  /** Returns the sorted names of visible files and folders; both lists are empty when the folder is missing. */
  async list(folder: string): Promise<Listed> {
    const place = folder === '' ? '' : `${folder}/`;
    const { added, leftOut } = this.#standIns(place);
    const files = new Set(added);
    const folders = new Set<string>();
    for (const entry of await this.#entries(folder)) {
      const { name } = entry;
      if (leftOut.has(name)) continue;
      const kind = entry.isSymbolicLink() ? this.#kindOf(`${place}${name}`) : entry;
      if (kind?.isFile()) files.add(name);
      else if (kind?.isDirectory()) folders.add(name);
      else if (!files.has(name)) this.report([{ file: `${place}${name}`, message: NOT_A_FILE }]);
    }
    return { files: [...files].sort(), folders: [...folders].sort() };
  }

  /** Returns names directly in the folder that the overlay adds or removes. */
  #standIns(place: string) {
    const { texts, photos } = this.#parts.overlay;
    const added: string[] = [];
    const leftOut = new Set<string>();
    for (const [file, value] of [...texts, ...photos]) {
      const name = file.slice(place.length);
      if (!file.startsWith(place) || name.includes('/')) continue;
      if (value === null) leftOut.add(name);
      else added.push(name);
    }
    return { added, leftOut };
  }

  /** Returns the parsed text file, or `null` after reporting an issue. */
  async text<T>(file: string, parse: Parse<T>): Promise<T | null> {
    const standIn = this.#parts.overlay.texts.get(file);
    const read = standIn ? this.#fromBytes(file, standIn, parse) : await this.#fromDisk(file, parse);
    if (!read) return null;
    this.texts.set(file, read.bytes);
    if (read.parsed.ok) return read.parsed.value;
    this.report(read.parsed.issues);
    return null;
  }

  /** Returns the photo's metadata, or `null` after reporting an issue. */
  async photo(file: string, probe: PhotoProbe): Promise<PhotoFacts | null> {
    const standIn = this.#parts.overlay.photos.get(file);
    if (standIn) return standIn;
    const name = file.slice(file.lastIndexOf('/') + 1);
    return this.#reading(file, (bytes) => probe(bytes, name));
  }

  #fromBytes<T>(file: string, bytes: Uint8Array, parse: Parse<T>): { bytes: Uint8Array; parsed: Parsed<T> } {
    return { bytes, parsed: this.#parts.cache.ofBytes(bytes, () => decodeAndParse(file, bytes, parse)) };
  }

  #fromDisk<T>(file: string, parse: Parse<T>): Promise<{ bytes: Uint8Array; parsed: Parsed<T> } | null> {
    return this.#reading(file, async (bytes) => ({ bytes, parsed: decodeAndParse(file, bytes, parse) }));
  }

  async #reading<T>(file: string, make: (bytes: Buffer) => Promise<T>): Promise<T | null> {
    const { beforeParsing, cache, root } = this.#parts;
    const path = join(root, file);
    try {
      // Synchronous, because asynchronous `stat` calls on thousands of files take ten times as long.
      const stamp = stampOf(statSync(path));
      return await cache.get(path, stamp, async () => {
        const bytes = await readFile(path);
        const refusal = beforeParsing(file, stamp);
        if (refusal !== null) throw new Unreadable(refusal);
        return make(bytes);
      });
    } catch (error) {
      const message = explain(error);
      if (message === null) throw error;
      if (message !== '') this.report([{ file, message }]);
      return null;
    }
  }

  async #entries(folder: string) {
    try {
      const entries = await readdir(join(this.#parts.root, folder), { withFileTypes: true });
      return entries.filter((entry) => !isIgnoredFile(entry.name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      const isFile = codeOf(error) === 'ENOTDIR';
      const message = isFile ? 'Здесь должна быть папка, а лежит файл. Уберите его.' : explain(error);
      if (message === null) throw error;
      this.report([{ file: folder, message }]);
      return [];
    }
  }

  #kindOf(file: string) {
    return statSync(join(this.#parts.root, file), { throwIfNoEntry: false });
  }
}

class Unreadable extends Error {}

const NOT_A_FILE = 'Это не файл, а канал, устройство или ссылка в никуда. Уберите его из папки.';

function decodeAndParse<T>(file: string, bytes: Uint8Array, parse: Parse<T>): Parsed<T> {
  const decoded = decodeText(bytes);
  return decoded.ok ? parse(decoded.text, bytes) : { ok: false, issues: [{ file, message: decoded.message }] };
}

/**
 * Returns an error message for an editor, an empty string for a deleted file, or `null` for an error unrelated to the
 * file.
 */
function explain(error: unknown): string | null {
  if (error instanceof Unreadable) return error.message;
  if (error instanceof PhotoError) return error.reason;
  switch (codeOf(error)) {
    case 'ENOENT':
      return '';
    case 'EACCES':
    case 'EPERM':
      return 'Файл не читается: у сервера нет прав на него. Дайте их пользователю, от имени которого работает сервер.';
    case 'EIO':
    case 'ESTALE':
      return 'Файл не читается: диск или сетевая папка отвечает ошибкой. Проверьте их.';
    default:
      return null;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { kindOfFile } from '../../../model/kinds/kinds.ts';
import { FileCache, stampOf } from '../../../model/load/file-cache.ts';
import { isIgnoredFile } from '../../../model/load/ignored-files.ts';
import { PHOTO_NAMES } from '../../../model/photo/photo-name.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { FACTS } from '../../contract/field-place.ts';
import type { PhotoUse } from '../../contract/media.ts';
import { titleOf } from '../content/entry-facts.ts';
import { placeOf } from '../content/entry-place.ts';
import { readEntryText } from '../content/entry-text.ts';

type Named = Pick<PhotoUse, 'title'> & {
  readonly photos: readonly ({ readonly name: string } & Pick<PhotoUse, 'address' | 'alt'>)[];
};

/** Where the facts of an entry show a photo, and what they say is on it. */
type InFacts = { readonly path: string; readonly alt: PhotoUse['alt'] };

export type PhotoUses = {
  readonly uses: ReadonlyMap<string, readonly PhotoUse[]>;
  /** Unreadable files and folders, any of which can reference any photo. */
  readonly unreadable: readonly string[];
};

/** Finds entries that mention each photo; comments and invalid files count, so no used photo is deleted. */
export function createPhotoUses(contentDir: string): () => Promise<PhotoUses> {
  const cache = new FileCache();
  const read = async (file: string): Promise<Named> => {
    const path = join(contentDir, file);
    return cache.get(path, stampOf(await stat(path)), async () => namedIn(file, await readFile(path)));
  };
  return async () => {
    const uses = new Map<string, PhotoUse[]>();
    const { files, unreadable } = await textFiles(contentDir);
    for (const { file, isLink } of files) {
      try {
        const { title, photos } = await read(file);
        for (const { name, ...use } of photos) uses.set(name, [...(uses.get(name) ?? []), { file, title, ...use }]);
      } catch (error) {
        const isDeleted = (error as NodeJS.ErrnoException).code === 'ENOENT' && !isLink;
        if (!isDeleted) unreadable.push(file);
      }
    }
    return { uses, unreadable };
  };
}

async function textFiles(contentDir: string) {
  const unreadable: string[] = [];
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(() => {
    unreadable.push(basename(contentDir));
    return [];
  });
  const files = entries
    .filter((entry) => !entry.isDirectory() && /\.(?:ya?ml|md)$/i.test(entry.name) && !isIgnoredFile(entry.name))
    .map((entry) => ({
      file: join(entry.parentPath, entry.name).slice(contentDir.length + 1),
      isLink: entry.isSymbolicLink(),
    }))
    .filter(({ file }) => kindOfFile(file) !== undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files, unreadable };
}

/** File names are ASCII, so this works in any encoding. The copy avoids retaining the source. */
function namedIn(file: string, bytes: Buffer): Named {
  const ascii = bytes.toString('latin1').replaceAll('\0', '');
  const names = ascii.match(PHOTO_NAMES) ?? [];
  const { title, inFacts } = wordsIn(file, bytes.toString('utf8'));
  const photos = [...new Set(names)].map((name) => {
    const { path, alt = null } = inFacts.get(name) ?? {};
    return { name, alt, address: `${addressOf(file)}${path === undefined ? '' : `?field=${path}`}` };
  });
  return { title, photos: structuredClone(photos) };
}

function wordsIn(file: string, source: string): { title: string; inFacts: ReadonlyMap<string, InFacts> } {
  const inFacts = new Map<string, InFacts>();
  try {
    const place = placeOf(file);
    const { facts } = readEntryText(place.kind, source);
    collect(facts, FACTS, inFacts);
    return { title: titleOf(place, facts), inFacts };
  } catch {
    return { title: file, inFacts };
  }
}

function collect(value: unknown, path: string, found: Map<string, InFacts>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('file' in value) {
    const alt = 'alt' in value && typeof value.alt === 'string' ? value.alt : null;
    const name = String(value.file);
    if (alt !== null || !found.has(name)) found.set(name, { path, alt });
  }
  for (const [key, inner] of Object.entries(value)) collect(inner, `${path}.${key}`, found);
}

function addressOf(file: string): string {
  const kind = kindOfFile(file);
  return kind ? entryAddress({ name: kind.name, file: 'file' in kind ? kind.file : null }, file) : '/';
}

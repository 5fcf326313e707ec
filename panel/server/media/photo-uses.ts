import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { kindOfFile } from '../../../model/kinds/kinds.ts';
import { FileCache, stampOf } from '../../../model/load/file-cache.ts';
import { isPassedOver } from '../../../model/load/passed-over.ts';
import type { PhotoUse } from '../../contract/media.ts';
import { titleOf } from '../content/entry-facts.ts';
import { placeOf } from '../content/entry-place.ts';
import { readEntryText } from '../content/entry-text.ts';

type Named = Omit<PhotoUse, 'file'> & { readonly photos: readonly string[] };

/**
 * Which entries name which photographs. Any mention counts, in a comment or in a file with a mistake too: what is not
 * certain must not be removed.
 */
export function createPhotoUses(contentDir: string): () => Promise<Map<string, PhotoUse[]>> {
  const cache = new FileCache();
  const read = async (file: string): Promise<Named> => {
    const path = join(contentDir, file);
    return cache.get(path, stampOf(await stat(path)), async () => namedIn(file, await readFile(path, 'utf8')));
  };
  return async () => {
    const uses = new Map<string, PhotoUse[]>();
    for (const file of await textFiles(contentDir)) {
      const named = await read(file).catch(() => null);
      if (!named) continue;
      const { photos, ...words } = named;
      for (const photo of photos) uses.set(photo, [...(uses.get(photo) ?? []), { file, ...words }]);
    }
    return uses;
  };
}

async function textFiles(contentDir: string): Promise<string[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(?:ya?ml|md)$/i.test(entry.name) && !isPassedOver(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(contentDir.length + 1))
    .filter((file) => kindOfFile(file) !== undefined)
    .sort();
}

function namedIn(file: string, source: string): Named {
  const names = source.match(/(?<![\w.-])[a-z0-9][\w.-]*\.(?:jpe?g|png|webp|avif)\b/gi) ?? [];
  return { title: titleIn(file, source), address: addressOf(file), photos: [...new Set(names)] };
}

/** As the panel calls it elsewhere; a file whose name no entry can have goes by that name. */
function titleIn(file: string, source: string): string {
  try {
    const place = placeOf(file);
    return titleOf(place, readEntryText(place.kind, source).facts);
  } catch {
    return file;
  }
}

function addressOf(file: string): string {
  const kind = kindOfFile(file);
  if (!kind || 'file' in kind) return kind ? `/content/${kind.name}` : '/';
  return `/content/${kind.name}/${file.slice(kind.folder.length + 1).replace(/\.[a-z]+$/, '')}`;
}

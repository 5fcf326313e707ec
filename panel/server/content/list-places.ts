import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeOf } from './entry-place.ts';

export function placesOf(contentDir: string, kind: ListedKind): EntryPlace[] {
  if ('file' in kind) return [placeOf(kind.file)];
  const folders = kind.folders?.map((folder) => `${kind.folder}/${folder}`) ?? [kind.folder];
  return folders.flatMap((folder) =>
    namesIn(join(contentDir, folder)).flatMap((name) => placeIfAny(`${folder}/${name}`)),
  );
}

export function allPlaces(contentDir: string): EntryPlace[] {
  return [...singleKinds, ...folderKinds].flatMap((kind) => placesOf(contentDir, kind));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

export function placeIfAny(file: string): EntryPlace[] {
  try {
    return [placeOf(file)];
  } catch {
    return [];
  }
}

import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { KindName, ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { entryAddress, kindAddress } from '../../contract/entry-address.ts';
import { addressOf, hasOwnPage } from '../content/entry-address.ts';
import type { EntryPlace } from '../content/entry-place.ts';
import { placeOf } from '../content/entry-place.ts';

/** Where a page is edited, and the kind of its entry if it shows one entry. */
export type PageEdit = { readonly edit: string; readonly kind: ListedKind | null };

/** Finds the entry, the list or the texts behind each path of the site. */
export async function pageEdits(contentDir: string): Promise<(path: string) => PageEdit> {
  const files = await Promise.all(folderKinds.map(({ folder }) => filesIn(contentDir, folder)));
  const edits = new Map([...lists(), ...files.flat().flatMap(entryPages)]);
  const texts: PageEdit = { edit: kindAddress(TEXTS_OF_PAGES), kind: null };
  return (path) => edits.get(path) ?? texts;
}

/** The page that shows a kind as a whole: `/` for the home page, `/works` for the works. */
function lists(): (readonly [string, PageEdit])[] {
  return [...singleKinds, ...folderKinds].flatMap(({ address = '', name }) => {
    const path = address.replace(/\/:.*$/, '');
    return path === '' ? [] : [[path, { edit: kindAddress(name), kind: null }] as const];
  });
}

function entryPages(file: string): (readonly [string, PageEdit])[] {
  const place = placeIn(file);
  const address = place && addressOf(place);
  if (!place || !address || !hasOwnPage(place)) return [];
  const { kind, folder } = place;
  const page = [address, { edit: entryAddress({ name: kind.name, file: null }, file), kind }] as const;
  // The current version of a legal document has an address without the version.
  return folder === null ? [page] : [page, [`/${folder}`, { edit: kindAddress(kind.name), kind }]];
}

const TEXTS_OF_PAGES: KindName = 'pages';

/** @returns `null` for a file that is no entry, such as a note */
function placeIn(file: string): EntryPlace | null {
  try {
    return placeOf(file);
  } catch {
    return null;
  }
}

async function filesIn(contentDir: string, folder: string): Promise<string[]> {
  const dir = join(contentDir, folder);
  const found = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((item) => item.isFile())
    .map((item) => `${folder}/${relative(dir, join(item.parentPath, item.name)).split(sep).join('/')}`);
}

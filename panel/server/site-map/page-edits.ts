import type { KindName, ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { entryAddress, kindAddress } from '../../contract/entry-address.ts';
import { addressOf, hasOwnPage } from '../content/entry-address.ts';
import type { EntryPlace } from '../content/entry-place.ts';
import { placesOf } from '../content/list-places.ts';

/** Where a page is edited, and the kind of its entry if it shows one entry. */
export type PageEdit = { readonly edit: string; readonly kind: ListedKind | null };

const TEXTS_OF_PAGES: KindName = 'pages';

/** Finds the entry, the list or the texts behind each path of the site. */
export function pageEdits(contentDir: string): (path: string) => PageEdit {
  const places = folderKinds.flatMap((kind) => placesOf(contentDir, kind));
  const edits = new Map([...lists(), ...places.flatMap(entryPages)]);
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

function entryPages(place: EntryPlace): (readonly [string, PageEdit])[] {
  const address = addressOf(place);
  if (!address || !hasOwnPage(place)) return [];
  const { file, kind, folder } = place;
  const page = [address, { edit: entryAddress({ name: kind.name, file: null }, file), kind }] as const;
  // The current version of a legal document has an address without the version.
  return folder === null ? [page] : [page, [`/${folder}`, { edit: kindAddress(kind.name), kind }]];
}

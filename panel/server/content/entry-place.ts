import { slugPattern } from '../../../model/fields/slug-pattern.ts';
import type { ListedKind } from '../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../model/kinds/kinds.ts';
import { Refusal } from '../http/route.ts';

/** Location of a file of the content folder that the panel may edit. */
export type EntryPlace = {
  readonly kind: ListedKind;
  /** Path inside the content folder. */
  readonly file: string;
  readonly slug: string;
  /** Subfolder of a legal document; `null` for other kinds. */
  readonly folder: string | null;
};

const MAX_SLUG = 120;

/** Parses a path. Rejects any path that is not a known kind with a valid slug, such as «../». */
export function placeOf(file: string): EntryPlace {
  const single = singleKinds.find((kind) => kind.file === file);
  if (single) return { kind: single, file, slug: file.slice(0, -'.yaml'.length), folder: null };
  for (const kind of folderKinds) {
    const inner = file.startsWith(`${kind.folder}/`) ? file.slice(kind.folder.length + 1).split('/') : [];
    const folder = kind.folders ? (inner.shift() ?? '') : null;
    const [name = ''] = inner;
    const slug = name.slice(0, -(kind.format.length + 1));
    const isInFolder = folder === null || (kind.folders?.includes(folder) ?? false);
    const isNamed = inner.length === 1 && name === `${slug}.${kind.format}` && isSlug(slug);
    if (isInFolder && isNamed) return { kind, file, slug, folder };
  }
  throw new Refusal(404, 'Такого файла в содержимом нет и быть не может.');
}

/** Returns the location of an existing or future entry with this slug. */
export function placeFor(kind: ListedKind, slug: string, folder: string | null): EntryPlace {
  if ('file' in kind) return placeOf(kind.file);
  if (!isSlug(slug)) {
    throw new Refusal(422, 'Адрес пишут латиницей, цифрами и дефисами, например «dvushka-na-artilleriyskoy».');
  }
  return placeOf(`${kind.folder}/${folder === null ? '' : `${folder}/`}${slug}.${kind.format}`);
}

function isSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG && slugPattern.test(slug);
}

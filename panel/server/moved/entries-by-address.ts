import type { Content } from '../../../model/content.ts';
import type { FolderName } from '../../../model/kinds/kinds.ts';
import { folderKinds } from '../../../model/kinds/kinds.ts';
import { addressOf, hasOwnPage } from '../content/entry-address.ts';
import { placeOf } from '../content/entry-place.ts';

type ListedEntry = {
  readonly kind: FolderName;
  readonly file: string;
  readonly seo: { readonly title?: unknown; readonly description?: unknown };
};

/** Entries whose page may have its own title for search engines, by the path of that page. */
export function entriesByAddress(content: Content): Map<string, ListedEntry> {
  const found = folderKinds.flatMap((kind) => {
    if (!hasOwnPage({ kind }) || kind.folders || !hasSeo(kind.schema)) return [];
    return content[kind.name].flatMap((entry): [string, ListedEntry][] => {
      if (!('slug' in entry)) return [];
      const file = `${kind.folder}/${entry.slug}.${kind.format}`;
      const address = addressOf(placeOf(file));
      const { seo = {} } = entry as { readonly seo?: ListedEntry['seo'] };
      return address === null ? [] : [[address, { kind: kind.name, file, seo }]];
    });
  });
  return new Map(found);
}

const hasSeo = (schema: object): boolean => 'shape' in schema && 'seo' in (schema.shape as object);

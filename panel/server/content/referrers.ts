import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../../../model/load/decode-text.ts';
import type { EntryText, Referrer } from '../../contract/content.ts';
import type { ContentParts } from './content-parts.ts';
import { titleOf } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';
import { allPlaces } from './list-places.ts';
import { publishedRefusal } from './read-entry.ts';
import { placesNaming } from './references.ts';

export const REDIRECTS = 'redirects.yaml';

export type NamingFile = {
  readonly place: EntryPlace;
  readonly source: string;
  readonly text: EntryText;
  /** The entries whose slugs occur in the file, whether as references or not. */
  readonly mentioned: readonly EntryPlace[];
};

/**
 * Yields editable files that mention any of the entries, except the redirects file, which a rename updates separately.
 * Each file is read once, however many entries there are.
 */
export async function* filesWithNames(parts: ContentParts, targets: readonly EntryPlace[]): AsyncGenerator<NamingFile> {
  for (const place of allPlaces(parts.contentDir)) {
    if (place.file === REDIRECTS) continue;
    const bytes = await readFile(join(parts.contentDir, place.file)).catch(() => null);
    const words = new Set(bytes?.toString('latin1').match(/[a-z0-9-]+/g));
    const mentioned = targets.filter(({ file, slug }) => file !== place.file && words.has(slug));
    if (!bytes || mentioned.length === 0) continue;
    const decoded = decodeText(bytes);
    if (!decoded.ok || (await publishedRefusal(parts, place)) !== null) continue;
    yield { place, source: decoded.text, text: readEntryText(place.kind, decoded.text), mentioned };
  }
}

export async function referrersOf(parts: ContentParts, target: EntryPlace): Promise<Referrer[]> {
  return (await referrersOfMany(parts, [target])).get(target.file) ?? [];
}

/** Returns the referrers of each entry by file; entries without referrers are omitted. */
export async function referrersOfMany(
  parts: ContentParts,
  targets: readonly EntryPlace[],
  placesIn = placesNaming,
): Promise<Map<string, Referrer[]>> {
  const found = new Map<string, Referrer[]>();
  for await (const { place, text, mentioned } of filesWithNames(parts, targets)) {
    const title = titleOf(place, text.facts);
    for (const target of mentioned) {
      const named = placesIn(target, place, text).map((path) => ({ file: place.file, title, path }));
      if (named.length > 0) found.set(target.file, [...(found.get(target.file) ?? []), ...named]);
    }
  }
  return found;
}

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

export type NamingFile = { readonly place: EntryPlace; readonly source: string; readonly text: EntryText };

/** Yields editable files that reference an entry, except the redirects file, which a rename updates separately. */
export async function* filesWithName(parts: ContentParts, target: EntryPlace): AsyncGenerator<NamingFile> {
  for (const place of allPlaces(parts.contentDir)) {
    if (place.file === target.file || place.file === REDIRECTS) continue;
    const bytes = await readFile(join(parts.contentDir, place.file)).catch(() => null);
    if (!bytes?.includes(target.slug)) continue;
    const decoded = decodeText(bytes);
    if (!decoded.ok || (await publishedRefusal(parts, place)) !== null) continue;
    yield { place, source: decoded.text, text: readEntryText(place.kind, decoded.text) };
  }
}

export async function referrersOf(parts: ContentParts, target: EntryPlace): Promise<Referrer[]> {
  const found: Referrer[] = [];
  for await (const { place, text } of filesWithName(parts, target)) {
    const title = titleOf(place, text.facts);
    found.push(...placesNaming(target, place, text).map((path) => ({ file: place.file, title, path })));
  }
  return found;
}

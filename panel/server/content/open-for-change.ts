import { decodeText } from '../../../model/load/decode-text.ts';
import { Refusal } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import type { EntryPlace } from './entry-place.ts';
import { publishedRefusal } from './read-entry.ts';
import { conflict } from './save-entry.ts';

/** Reads an entry for a rename or deletion. @throws {Refusal} when the version is stale or the entry is read-only */
export async function openForChange(
  parts: ContentParts,
  place: EntryPlace,
  version: string,
): Promise<{ readonly place: EntryPlace; readonly source: string }> {
  if ('file' in place.kind) throw new Refusal(422, 'Этот файл у сайта один: его не переименовать и не удалить.');
  const found = await parts.disk.read(place.file);
  await parts.handEdits.note(place.file, found);
  if (found?.version !== version) throw await conflict(parts, place);
  const refusal = await publishedRefusal(parts, place);
  if (refusal !== null) throw new Refusal(422, refusal, { issues: [] });
  const decoded = decodeText(found.bytes);
  if (!decoded.ok) throw new Refusal(422, decoded.message, { issues: [] });
  return { place, source: decoded.text };
}

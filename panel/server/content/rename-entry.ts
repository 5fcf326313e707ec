import { decodeText } from '../../../model/load/decode-text.ts';
import type { Facts } from '../../contract/content.ts';
import type { DeletedOne } from '../../contract/lists.ts';
import { Refusal } from '../http/route.ts';
import { binIdsOf } from './bin.ts';
import { freePlace } from './blank-entry.ts';
import type { FileChange } from './content-changes.ts';
import type { ContentParts } from './content-parts.ts';
import { addressOf, hasOwnPage } from './entry-address.ts';
import { isShownOn, titleOf } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeFor, placeOf } from './entry-place.ts';
import { readEntryText, writeEntryText } from './entry-text.ts';
import { openForChange } from './open-for-change.ts';
import { renamedIn } from './references.ts';
import { filesWithNames, REDIRECTS, referrersOf } from './referrers.ts';
import { todayOf } from './today.ts';

type Moving = { readonly file: string; readonly version: string };

/** Renames a file, updates its references and adds a redirect. @returns the new file */
export function renameEntry(
  parts: ContentParts,
  { file, version, slug }: Moving & { readonly slug: string },
  who: string,
): Promise<{ readonly file: string }> {
  return parts.enqueueWrite(async () => {
    const from = await openForChange(parts, placeOf(file), version);
    const to = await freePlace(parts, placeFor(from.place.kind, slug, from.place.folder));
    const { source } = from;
    const text = readEntryText(to.kind, source);
    const own = renamedIn(from.place, text, from.place, to);
    const after = own ? writeEntryText(to.kind, source, own) : source;
    const changes: FileChange[] = [
      { file: to.file, fromFile: file, what: 'renamed', before: null, beforeVersion: null, after },
      ...(await referenceChanges(parts, from.place, to)),
      ...(await redirectChanges(parts, from.place, to, text.facts)),
      { file, what: 'renamed', before: source, beforeVersion: version, after: null },
    ];
    const issues = await parts.check.issuesOf(new Map(changes.map((change) => [change.file, change.after])));
    if (issues.length > 0) throw new Refusal(422, 'Не переименовано: сначала исправьте ошибки.', { issues });
    await parts.changes.make(changes, who);
    return { file: to.file };
  });
}

/** Throws a `Refusal` 409 while other entries reference the file. */
export function deleteEntry(parts: ContentParts, { file, version }: Moving, who: string): Promise<DeletedOne> {
  return parts.enqueueWrite(async () => {
    const { place, source } = await openForChange(parts, placeOf(file), version);
    const referrers = await referrersOf(parts, place);
    if (referrers.length > 0) throw new Refusal(409, 'Не удалено: на эту запись ссылаются другие.', { referrers });
    const issues = await parts.check.issuesOf(new Map([[file, null]]));
    if (issues.length > 0) throw new Refusal(422, 'Не удалено: без этого файла сайт не собрать.', { issues });
    await parts.changes.make([{ file, what: 'deleted', before: source, beforeVersion: version, after: null }], who);
    const title = titleOf(place, readEntryText(place.kind, source).facts);
    return { title, binIds: await binIdsOf(parts.db, [file]) };
  });
}

async function referenceChanges(parts: ContentParts, from: EntryPlace, to: EntryPlace): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for await (const { place, source, text } of filesWithNames(parts, [from])) {
    const result = renamedIn(place, text, from, to);
    const found = result && (await parts.disk.read(place.file));
    if (!result || !found) continue;
    await parts.handEdits.note(place.file, found);
    const after = writeEntryText(place.kind, source, result);
    changes.push({ file: place.file, what: 'changed', before: source, beforeVersion: found.version, after });
  }
  return changes;
}

type Redirect = { readonly from: string; readonly to: string };

/** Adds a redirect and retargets existing redirects to the new address, so that no chains arise. */
async function redirectChanges(
  parts: ContentParts,
  from: EntryPlace,
  to: EntryPlace,
  facts: Facts,
): Promise<FileChange[]> {
  const [before, after] = [addressOf(from), addressOf(to)];
  if (!hasOwnPage(from) || before === null || after === null) return [];
  const place = placeOf(REDIRECTS);
  const found = await parts.disk.read(REDIRECTS);
  const decoded = found && decodeText(found.bytes);
  if (!found || !decoded?.ok) throw new Refusal(422, 'Переехавшие адреса не читаются: сначала поправьте их.');
  const { list } = readEntryText(place.kind, decoded.text).facts as { list: Redirect[] };
  const kept = list
    .filter((redirect) => redirect.from !== after)
    .map((redirect) => (redirect.to === before ? { ...redirect, to: after } : redirect));
  // An entry that is not visible yet needs no redirect.
  const isSeen = isShownOn(from, facts, todayOf(parts.contentDir));
  const next = isSeen ? [...kept, { from: before, to: after }] : kept;
  const text = writeEntryText(place.kind, decoded.text, { facts: { list: next }, body: null });
  if (text === decoded.text) return [];
  await parts.handEdits.note(REDIRECTS, found);
  return [{ file: REDIRECTS, what: 'changed', before: decoded.text, beforeVersion: found.version, after: text }];
}

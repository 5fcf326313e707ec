import { decodeText } from '../../../model/load/decode-text.ts';
import type { ContentIssue } from '../../../model/load/issue.ts';
import type { Conflict, EntryText, Saved, SaveRequest } from '../../contract/content.ts';
import { Refusal } from '../http/route.ts';
import type { PanelQueries } from '../store/panel-database.ts';
import type { FileChange } from './content-changes.ts';
import { textOf } from './content-changes.ts';
import type { FileOnDisk } from './content-disk.ts';
import { versionOf } from './content-disk.ts';
import type { ContentParts } from './content-parts.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeOf } from './entry-place.ts';
import { readEntryText, tidyText, writeEntryText } from './entry-text.ts';
import { fieldChanges } from './field-changes.ts';
import { hasRecordedVersion, lastAuthorOf } from './history.ts';
import { publishedRefusal, readEntry } from './read-entry.ts';

/** Author of a save: a person, or a schedule on behalf of a person. */
export type Saver = {
  readonly name: string;
  /** Deletes what the save makes obsolete, such as the draft, in the transaction of the save. */
  readonly forget?: (db: PanelQueries) => Promise<void>;
};

export async function proposedText(parts: ContentParts, place: EntryPlace, text: EntryText) {
  const found = await parts.disk.read(place.file);
  return { found, ...asText(place, found, text) };
}

/** Returns issues of an unsaved edit, including issues that it causes in other files. */
export async function checkEntry(parts: ContentParts, file: string, text: EntryText): Promise<ContentIssue[]> {
  const { after } = await proposedText(parts, placeOf(file), text);
  return parts.check.issuesOf(new Map([[file, after]]));
}

/** Throws a `Refusal` 409 with the conflicting version, or 422 with the issues. */
export function saveEntry(parts: ContentParts, request: SaveRequest, saver: Saver): Promise<Saved> {
  return parts.enqueueWrite(() => save(parts, request, saver));
}

async function save(parts: ContentParts, request: SaveRequest, saver: Saver): Promise<Saved> {
  const { file } = request;
  const { found, change } = await openSave(parts, request);
  if (change === null) {
    await saver.forget?.(parts.db);
    return { version: found.version, savedAt: found.changedAt };
  }
  const complaints = await parts.check.issuesOf(new Map([[file, change.after]]));
  const issues = request.despiteOthers ? complaints.filter((issue) => issue.file === file) : complaints;
  if (issues.length > 0) throw new Refusal(422, 'Не сохранено: сначала исправьте ошибки.', { issues });
  const savedAt = await parts.changes.make([change], saver.name, saver.forget);
  return { version: versionOf(change.after), savedAt };
}

type SaveChange = FileChange & { readonly after: string };
type OpenedSave =
  | { readonly found: FileOnDisk; readonly change: null }
  | { readonly found: FileOnDisk | null; readonly change: SaveChange };

/**
 * Returns the change of a save, `null` if the file already has this text. Runs in the queue. @throws {Refusal} when the
 * version is stale or the entry is read-only
 */
export async function openSave(parts: ContentParts, request: SaveRequest): Promise<OpenedSave> {
  const { file, version } = request;
  const place = placeOf(file);
  const { found, before, after } = await proposedText(parts, place, request);
  await parts.handEdits.note(file, found);
  if ((found?.version ?? null) !== version) throw await conflict(parts, place, { text: request, version });
  const refusal = await publishedRefusal(parts, place);
  if (refusal !== null && after !== before) throw new Refusal(422, refusal, { issues: [] });
  if (found && after === before) return { found, change: null };
  const isKnown = await hasRecordedVersion(parts.db, file, versionOf(after));
  const what = isKnown ? 'restored' : found ? 'changed' : 'created';
  return { found, change: { file, what, before, beforeVersion: found?.version ?? null, after } };
}

function asText(place: EntryPlace, found: FileOnDisk | null, text: EntryText) {
  const decoded = found && decodeText(found.bytes);
  const before = decoded?.ok ? decoded.text : null;
  return { before, after: writeEntryText(place.kind, before, tidyText(place.kind, text)) };
}

type Edit = { readonly text: EntryText; readonly version: string | null };

/** @param mine `null` for a rename or a deletion */
export async function conflict(parts: ContentParts, place: EntryPlace, mine: Edit | null = null): Promise<Refusal> {
  const by = await lastAuthorOf(parts.db, place.file);
  const theirs = await readEntry(parts, place, null);
  const message =
    theirs.version === null
      ? 'Этот файл уже удалён или переименован. Ваш текст цел.'
      : `Пока вы правили, ${by === null ? 'файл изменился' : `файл сохранил другой человек: ${by}`}. Ваш текст цел.`;
  const changes = mine ? fieldChanges(place.kind, theirs, tidyText(place.kind, mine.text)) : [];
  const base = mine && (await textAt(parts, place, mine.version));
  return new Refusal(409, message, { theirs, base, by, changes } satisfies Omit<Conflict, 'message'>);
}

async function textAt(parts: ContentParts, place: EntryPlace, version: string | null): Promise<EntryText | null> {
  const source = version === null ? null : await textOf(parts.db, version);
  return source === null ? null : readEntryText(place.kind, source);
}

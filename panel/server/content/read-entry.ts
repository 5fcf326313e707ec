import { decodeText } from '../../../model/load/decode-text.ts';
import { splitText } from '../../../model/load/file-parser.ts';
import { readYaml } from '../../../model/load/read-yaml.ts';
import { readDocumentRecord } from '../../../server/publish/document-record.ts';
import type { Draft, Entry } from '../../contract/content.ts';
import type { ContentParts } from './content-parts.ts';
import { draftOf } from './drafts.ts';
import { addressOf } from './entry-address.ts';
import { titleOf } from './entry-facts.ts';
import type { EntryPlace } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';

/** @param person owner of the included draft; `null` for no draft */
export async function readEntry(parts: ContentParts, place: EntryPlace, person: string | null): Promise<Entry> {
  const { kind, file } = place;
  const found = await parts.disk.read(file);
  const decoded = found && decodeText(found.bytes);
  const source = decoded?.ok ? decoded.text : null;
  const draft: Draft | null = person === null ? null : await draftOf(parts.db, person, file);
  const issues = found ? (await parts.check.now()).filter((issue) => issue.file === file) : [];
  const text = source === null ? { facts: {}, body: null } : readEntryText(kind, source);
  const unreadable = decoded && !decoded.ok ? decoded.message : source === null ? null : unreadableFacts(place, source);
  const published = await publishedRefusal(parts, place);
  const readOnly = published ?? (unreadable && `${unreadable} Поправьте файл в папке или верните текст из истории.`);
  return {
    file,
    kind: kind.name,
    version: found?.version ?? null,
    ...text,
    draft,
    readOnly,
    address: addressOf(place),
    issues,
  };
}

/** Returns the title in the file, or the slug if there is no readable file. */
export async function storedTitle({ disk }: ContentParts, place: EntryPlace): Promise<string> {
  const found = await disk.read(place.file);
  const decoded = found && decodeText(found.bytes);
  return titleOf(place, decoded?.ok ? readEntryText(place.kind, decoded.text).facts : {});
}

/** Returns the reason why a form cannot display the file as a message, or `null`. */
function unreadableFacts({ kind }: EntryPlace, source: string): string | null {
  const isText = 'format' in kind && kind.format === 'md';
  const head = isText ? splitText(source)?.head : source;
  if (head === undefined) return 'В начале файла нет сведений между двумя строками «---».';
  const read = readYaml(head);
  return read.ok ? null : read.message;
}

/** Returns a reason for published editions: visitors have consented to their text, so they are immutable. */
export async function publishedRefusal({ dataDir }: ContentParts, place: EntryPlace): Promise<string | null> {
  if (place.folder === null) return null;
  const record = await readDocumentRecord(dataDir);
  if (record[`${place.folder}/${place.slug}`] === undefined) return null;
  return 'С этой редакцией посетители уже соглашались, поэтому её не правят: сделайте новую.';
}

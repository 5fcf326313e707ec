import type { Field } from '../../../model/fields/field-tree.ts';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { folderKinds, kinds } from '../../../model/kinds/kinds.ts';
import { decodeText } from '../../../model/load/decode-text.ts';
import type { Entry, EntryText, Facts } from '../../contract/content.ts';
import { Refusal } from '../http/route.ts';
import type { ContentParts } from './content-parts.ts';
import { addressOf } from './entry-address.ts';
import type { EntryPlace } from './entry-place.ts';
import { placeFor, placeOf } from './entry-place.ts';
import { readEntryText } from './entry-text.ts';
import { formOf } from './kind-form.ts';
import { readEntry } from './read-entry.ts';

type Names = { readonly kind: KindName; readonly slug: string; readonly folder: string | null };

/** Returns an unsaved entry with empty groups and first list rows; photo lists stay empty. */
export async function blankEntry(parts: ContentParts, names: Names, person: string): Promise<Entry> {
  const kind = folderKinds.find(({ name }) => name === names.kind);
  if (!kind) throw new Refusal(404, `«${kinds[names.kind].title}» — один файл, второго такого не бывает.`);
  const place = await freePlace(parts, placeFor(kind, names.slug, names.folder));
  const entry = await readEntry(parts, place, person);
  const isText = kind.format === 'md';
  return {
    ...entry,
    facts: blankGroup(formOf(kind)),
    body: isText ? '' : null,
    address: addressOf(place),
  };
}

export async function copiedEntry(parts: ContentParts, file: string, slug: string): Promise<EntryText> {
  const place = placeOf(file);
  const found = await parts.disk.read(file);
  const decoded = found && decodeText(found.bytes);
  if (!decoded?.ok) throw new Refusal(404, 'Такого файла нет: его удалили или переименовали.');
  await freePlace(parts, placeFor(place.kind, slug, place.folder));
  const text = readEntryText(place.kind, decoded.text);
  // The slug of a document edition is the date on which it takes effect; its changes are its own.
  const isEdition = place.folder !== null && 'effectiveFrom' in text.facts && /^\d{4}-\d\d-\d\d$/.test(slug);
  if (!isEdition) return text;
  const { changes: _, ...facts } = text.facts;
  return { ...text, facts: { ...facts, effectiveFrom: slug } };
}

export async function freePlace(parts: ContentParts, place: EntryPlace): Promise<EntryPlace> {
  if (await parts.disk.read(place.file)) throw new Refusal(409, `Адрес «${place.slug}» уже занят. Возьмите другой.`);
  return place;
}

function blankGroup({ fields = [] }: Field): Facts {
  return Object.fromEntries(fields.flatMap((field) => (field.isRequired ? blank(field) : [])));
}

function blank(field: Field): [string, unknown][] {
  if (field.fields) return [[field.key, blankGroup(field)]];
  const { item, min = 0 } = field;
  if (!item) return [];
  const hasRows = item.fields && field.widget !== 'photos';
  return [[field.key, hasRows ? Array.from({ length: min }, () => blankGroup(item)) : []]];
}

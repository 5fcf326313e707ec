import type { Field } from '../../../model/fields/field-tree.ts';
import { hideGaps } from '../../../model/format/gaps.ts';
import type { RichText } from '../../../model/rich-text/rich-text.ts';
import { photosOf, textOf } from '../../../model/rich-text/rich-text.ts';
import type { Facts } from '../../contract/content.ts';
import { BODY, BODY_TITLE, FACTS } from '../../contract/field-place.ts';
import { stemsIn } from '../../contract/find-words.ts';
import { titleOf } from '../content/entry-facts.ts';
import type { EntryPlace } from '../content/entry-place.ts';
import { formOf } from '../content/kind-form.ts';
import { valueWords } from '../content/value-words.ts';

/** Names of a field and of the groups around it: «Первый экран → Заголовок». */
export type FieldName = { readonly title: string; readonly stems: string; readonly lastStems: string };

export type SearchedField = {
  /** Form path, as in the address of the field. */
  readonly path: string;
  readonly name: FieldName;
  readonly text: string;
};

export type SearchedPhoto = { readonly file: string; readonly alt: string };

export type EntryDocument = {
  readonly place: EntryPlace;
  readonly title: string;
  readonly kindTitle: string;
  readonly stems: {
    readonly title: string;
    readonly slug: string;
    readonly kind: string;
    /** A line per field: one long string takes half the memory of many short ones. */
    readonly fields: string;
    /** A line per photograph. */
    readonly photos: string;
  };
  readonly fields: readonly SearchedField[];
  readonly names: readonly FieldName[];
  readonly photos: readonly SearchedPhoto[];
};

const WIDGETS: ReadonlySet<Field['widget']> = new Set([
  ...(['text', 'multiline', 'phone', 'email', 'url', 'address', 'money'] as const),
]);

/** @param body the text of an entry as it was read, or its Markdown when the file could not be read as a whole */
export function entryDocument(place: EntryPlace, facts: Facts, body: RichText | string | null): EntryDocument {
  const { kind } = place;
  const title = titleOf(place, facts);
  const kindTitle = 'file' in kind ? kind.title : kind.titleOne;
  const values = [...valuesIn(formOf(kind), facts, FACTS, [])];
  const fields = values.flatMap(searchedField);
  const text = hideGaps(typeof body === 'string' ? body : textOf(body ?? []));
  if (text !== '') fields.push({ path: BODY, name: nameOf([BODY_TITLE]), text });
  const photosInBody = typeof body === 'string' ? [] : photosOf(body ?? []);
  const photos = [...values.flatMap(photoIn), ...photosInBody].map(({ file, alt = '' }) => ({ file, alt }));
  return {
    ...{ place, title, kindTitle, fields, photos },
    stems: {
      title: stemsIn(title),
      slug: stemsIn(place.slug),
      kind: stemsIn(`${kindTitle} ${kind.title}`),
      fields: fields.map((field) => stemsIn(field.text)).join('\n'),
      photos: photos.map(({ file, alt }) => stemsIn(`${file} ${alt}`)).join('\n'),
    },
    names: [...new Set(fields.map(({ name }) => name))],
  };
}

type Value = {
  readonly field: Field;
  readonly value: unknown;
  readonly path: string;
  readonly titles: readonly string[];
};

/** Walks to the values that have an input of their own; a photograph is one value. */
function* valuesIn(field: Field, value: unknown, path: string, titles: readonly string[]): Generator<Value> {
  if (Array.isArray(value)) {
    const { item } = field;
    if (item) for (const [at, one] of value.entries()) yield* valuesIn(item, one, `${path}.${at}`, titles);
    return;
  }
  if (typeof value !== 'object' || value === null || field.widget === 'photo') {
    yield { field, value, path, titles };
    return;
  }
  for (const inner of field.fields ?? []) {
    yield* valuesIn(inner, (value as Facts)[inner.key], `${path}.${inner.key}`, [...titles, inner.title]);
  }
}

function searchedField({ field, value, path, titles }: Value): SearchedField[] {
  const text = WIDGETS.has(field.widget) ? valueWords(field, value) : null;
  return text === null ? [] : [{ path: samePath(path), name: nameOf(titles), text: hideGaps(text) }];
}

function photoIn({ field, value }: Value): { readonly file: string; readonly alt?: string }[] {
  if (field.widget !== 'photo' || typeof value !== 'object' || value === null) return [];
  const { file, alt } = value as { readonly file?: unknown; readonly alt?: unknown };
  return typeof file === 'string' ? [{ file, ...(typeof alt === 'string' ? { alt } : {}) }] : [];
}

/** Thousands of entries share the names and the paths of their fields. */
const knownNames = new Map<string, FieldName>();
const knownPaths = new Map<string, string>();

function nameOf(titles: readonly string[]): FieldName {
  const title = titles.join(' → ');
  const known = knownNames.get(title) ?? { title, stems: stemsIn(title), lastStems: stemsIn(titles.at(-1) ?? '') };
  knownNames.set(title, known);
  return known;
}

function samePath(path: string): string {
  const known = knownPaths.get(path) ?? path;
  knownPaths.set(path, known);
  return known;
}

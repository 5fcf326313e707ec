import type { Content } from '../../../../model/content.ts';
import { wordsOfPath } from '../../../../model/fields/field-path.ts';
import type { Field } from '../../../../model/fields/field-tree.ts';
import { photoId } from '../../../../model/photo/photo-id.ts';
import { FACTS } from '../../../contract/field-place.ts';
import type { PagePlaces, ShownField } from '../../../contract/preview.ts';
import { titleOf } from '../../content/entry-facts.ts';
import { placeOf } from '../../content/entry-place.ts';
import { formOf, toFacts } from '../../content/kind-form.ts';
import { readMarks } from './mark.ts';
import type { LoadedEntry, MarkedContent, MarkedField } from './mark-content.ts';

const TEXT_NODE = />([^<]+)</g;
const ALT = / alt="([^"]*)"/g;
/** A click on a picture opens the picture's group of fields, not only its alternative text. */
const OF_PICTURE = /\.alt$/;

/** Returns the places of a page rendered from marked content. Figures and pictures are those of the entries it names. */
export function pagePlaces(markup: string, marked: MarkedContent, photos: Content['photos']): PagePlaces {
  const fields: ShownField[] = [];
  const numbers = new Map<string, number>();
  const entries = new Map<string, LoadedEntry>();
  const numberOf = ({ entry, path }: MarkedField): number => {
    entries.set(entry.file, entry);
    const whole = path.replace(OF_PICTURE, '');
    const key = `${entry.file} ${whole}`;
    const number = numbers.get(key) ?? fields.push(shownField(entry, whole)) - 1;
    numbers.set(key, number);
    return number;
  };
  const shown = (pattern: RegExp) =>
    [...markup.matchAll(pattern)].map(([, source = '']) => {
      const { plain, marks } = readMarks(source);
      const [field] = marks.flatMap((mark) => marked.fields[mark] ?? []);
      return [unescaped(plain), field ? numberOf(field) : -1] as const;
    });
  const texts = shown(TEXT_NODE);
  const alts = shown(ALT);
  const values = [...entries.values()].flatMap((entry) =>
    valuesOf(formOf(entry.kind), toFacts(entry.kind, entry.value), FACTS, photos).map(
      ([key, path]) => [key, numberOf({ entry, path })] as const,
    ),
  );
  return { fields, texts, alts, values };
}

function shownField({ file, kind, value }: LoadedEntry, path: string): ShownField {
  const keys = path.split('.').slice(1);
  const parts = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const title = parts.length === 0 ? 'Текст' : wordsOfPath(formOf(kind), parts);
  return { file, path, title, entry: titleOf(placeOf(file), toFacts(kind, value)) };
}

/** Smallest figure that a page tells from any other; below it most figures are counts. */
const MIN_NUMBER = 10;

function valuesOf(field: Field, value: unknown, path: string, photos: Content['photos']): [string, string][] {
  if (field.widget === 'photo') {
    const { file } = value as { readonly file: string };
    const facts = photos.get(file);
    return facts ? [[`photo:${photoId(file, facts)}`, path]] : [];
  }
  if (Array.isArray(value)) {
    const { item } = field;
    return item ? value.flatMap((one, at) => valuesOf(item, one, `${path}.${at}`, photos)) : [];
  }
  if (typeof value === 'object' && value !== null) {
    const group = value as Readonly<Record<string, unknown>>;
    return (field.fields ?? []).flatMap((inner) =>
      group[inner.key] === undefined ? [] : valuesOf(inner, group[inner.key], `${path}.${inner.key}`, photos),
    );
  }
  if (typeof value === 'number' && value >= MIN_NUMBER) return [[String(value), path]];
  return field.widget === 'phone' ? [[String(value).slice('+7'.length), path]] : [];
}

/** The entities that React writes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function unescaped(markup: string): string {
  return markup.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}

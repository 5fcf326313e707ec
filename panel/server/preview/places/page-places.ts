import { type Path, walkFields } from '../../../../model/advice/walk-fields.ts';
import type { Content } from '../../../../model/content.ts';
import { wordsOfPath } from '../../../../model/fields/field-path.ts';
import type { Field } from '../../../../model/fields/field-tree.ts';
import { formatDate, formatDayMonth } from '../../../../model/format/date.ts';
import { photoId } from '../../../../model/photo/photo-id.ts';
import { BODY_TITLE, FACTS } from '../../../contract/field-place.ts';
import type { PagePlaces, ShownField } from '../../../contract/preview.ts';
import { titleOf } from '../../content/entry-facts.ts';
import { placeOf } from '../../content/entry-place.ts';
import { formOf, toFacts } from '../../content/kind-form.ts';
import { textKey } from '../frame/page-fields.ts';
import { readMarks } from './mark.ts';
import type { LoadedEntry, MarkedContent, MarkedField } from './mark-content.ts';

const TEXT_NODE = />([^<]+)</g;
const ALT = / alt="([^"]*)"/g;
/** A click on a picture opens the picture's group of fields, not only its alternative text. */
const OF_PICTURE = /\.alt$/;

/**
 * Returns the fields that a page rendered from marked content shows. Values without a mark, such as figures and pictures,
 * are those of the entries whose texts the page shows, and the prices of the entries referenced by their lists.
 */
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
  const shownEntries = [...entries.values()];
  const all = new Map(marked.fields.map(({ entry }) => [nameOf(entry), entry]));
  const found = shownEntries.flatMap((entry) => referencesIn(entry, all));
  const others = new Set(found.flatMap(({ entry }) => (entries.has(entry.file) ? [] : [entry])));
  const references = fields.flatMap(({ file, path }, number) =>
    found.flatMap(({ item, entry }) =>
      item.entry.file === file && path.startsWith(`${item.path}.`) ? [[number, entry.file] as const] : [],
    ),
  );
  const values = [...shownEntries.flatMap((entry) => valuesOf(entry, photos)), ...[...others].flatMap(pricesOf)].map(
    ({ key, ...place }) => [key, numberOf(place)] as const,
  );
  return { fields, texts, alts, values, references };
}

function shownField({ file, kind, value }: LoadedEntry, path: string): ShownField {
  const keys = path.split('.').slice(1);
  const parts = keys.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const title = parts.length === 0 ? BODY_TITLE : wordsOfPath(formOf(kind), parts);
  return { file, path, title, entry: titleOf(placeOf(file), toFacts(kind, value)) };
}

/** A field and a key of its value, see `valueKeys`. */
type ValuePlace = MarkedField & { readonly key: string };

function valuesOf(entry: LoadedEntry, photos: Content['photos']): ValuePlace[] {
  const places: ValuePlace[] = [];
  walkFields(formOf(entry.kind), toFacts(entry.kind, entry.value), (field, value, path) => {
    for (const key of keysOf(field, value, isInList(path), photos)) places.push({ entry, path: formPath(path), key });
  });
  return places;
}

/** Smallest figure that a page tells from any other; below it most figures are counts. */
const MIN_NUMBER = 10;
const MIN_CODE_LENGTH = 3;

/** Choices and small fractions in lists have no key, because other items hold equal ones. */
function keysOf(field: Field, value: unknown, isListed: boolean, photos: Content['photos']): string[] {
  if (typeof value === 'number')
    return value >= MIN_NUMBER || !(isListed || Number.isInteger(value)) ? [String(value)] : [];
  switch (field.widget) {
    case 'photo': {
      const { file } = value as { readonly file: string };
      const facts = photos.get(file);
      return facts ? [`photo:${photoId(file, facts)}`] : [];
    }
    case 'phone':
      return [String(value).slice('+7'.length)];
    case 'email':
      return [textKey(String(value))];
    case 'date':
      return [formatDate, formatDayMonth].map((format) => textKey(format(String(value))));
    case 'select':
      return isListed ? [] : [textKey(field.labels[String(value)] ?? '')];
    case 'text':
      return field.asIs === 'code' && String(value).length >= MIN_CODE_LENGTH ? [textKey(String(value))] : [];
    default:
      return [];
  }
}

type Reference = { readonly item: MarkedField; readonly entry: LoadedEntry };

/** Returns the entries referenced by list items. The home page shows prices of services under its own titles. */
function referencesIn(entry: LoadedEntry, all: ReadonlyMap<string, LoadedEntry>): Reference[] {
  const references: Reference[] = [];
  walkFields(formOf(entry.kind), toFacts(entry.kind, entry.value), (field, slug, path) => {
    const target = field.widget === 'reference' && isInList(path) ? all.get(`${field.to}/${slug}`) : undefined;
    if (target) references.push({ item: { entry, path: formPath(path.slice(0, -1)) }, entry: target });
  });
  return references;
}

function pricesOf(entry: LoadedEntry): ValuePlace[] {
  const prices: ValuePlace[] = [];
  walkFields(formOf(entry.kind), toFacts(entry.kind, entry.value), ({ widget }, value, path) => {
    if (widget === 'money' && !isInList(path)) prices.push({ entry, path: formPath(path), key: String(value) });
  });
  return prices;
}

/** Returns the kind and slug of an entry, `services/dizajn-proekt`. */
function nameOf({ kind, value }: LoadedEntry): string {
  return `${kind.name}/${'slug' in value ? value.slug : ''}`;
}

const isInList = (path: Path): boolean => path.some((part) => typeof part === 'number');
const formPath = (path: Path): string => [FACTS, ...path].join('.');

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

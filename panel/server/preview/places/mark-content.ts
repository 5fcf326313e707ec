import type { Content } from '../../../../model/content.ts';
import type { Field } from '../../../../model/fields/field-tree.ts';
import type { ListedKind } from '../../../../model/kinds/kinds.ts';
import { folderKinds, singleKinds } from '../../../../model/kinds/kinds.ts';
import type { RichText } from '../../../../model/rich-text/rich-text.ts';
import type { Facts } from '../../../contract/content.ts';
import { BODY, FACTS } from '../../../contract/field-place.ts';
import { formOf, fromFacts, toFacts } from '../../content/kind-form.ts';
import { encodeMark } from './mark.ts';
import { markBlocks } from './mark-blocks.ts';

/** An entry of the loaded content. */
export type LoadedEntry = { readonly file: string; readonly kind: ListedKind; readonly value: object };
/** A field of the form of an entry; `path` is a path of the form. */
export type MarkedField = { readonly entry: LoadedEntry; readonly path: string };

export type MarkedContent = {
  readonly content: Content;
  /** Fields by the number in their marks. */
  readonly fields: readonly MarkedField[];
};

/** Appends a mark to each text of people, never to a slug, an address, a choice, a date or a code that code compares. */
export function markContent(content: Content): MarkedContent {
  const fields: MarkedField[] = [];
  const markOf = (field: MarkedField) => encodeMark(fields.push(field) - 1);

  function markField(entry: LoadedEntry, field: Field, value: unknown, path: string): unknown {
    if (typeof value === 'string') return isText(field) ? value + markOf({ entry, path }) : value;
    const { item } = field;
    if (Array.isArray(value)) {
      return item ? value.map((one, at) => markField(entry, item, one, `${path}.${at}`)) : value;
    }
    return typeof value === 'object' && value !== null ? markGroup(entry, field, value, path) : value;
  }

  function markGroup(entry: LoadedEntry, group: Field, value: object, path: string): object {
    const marked: Record<string, unknown> = { ...value };
    for (const field of group.fields ?? []) {
      const { key } = field;
      if (marked[key] === undefined || isUnitOfPrice(field, group)) continue;
      marked[key] = markField(entry, field, marked[key], `${path}.${key}`);
    }
    return marked;
  }

  function markEntry(entry: LoadedEntry): object {
    const { kind, value } = entry;
    const marked = fromFacts(kind, markField(entry, formOf(kind), toFacts(kind, value), FACTS) as Facts) as object;
    if (!('body' in value)) return marked;
    return { ...marked, body: markBlocks(value.body as RichText, markOf({ entry, path: BODY })) };
  }

  const marked: Record<string, unknown> = {};
  for (const kind of singleKinds) {
    marked[kind.name] = markEntry({ file: kind.file, kind, value: content[kind.name] });
  }
  for (const kind of folderKinds) {
    const entries: readonly NamedEntry[] = content[kind.name];
    marked[kind.name] = entries.map((value) => markEntry({ file: fileOf(kind, value), kind, value }));
  }
  return { content: { ...content, ...marked }, fields };
}

/** An entry, or an edition of a legal document. */
type NamedEntry = { readonly slug: string } | { readonly kind: string; readonly version: string };

export function fileOf({ folder, format }: Extract<ListedKind, { folder: string }>, entry: NamedEntry): string {
  return `${folder}/${'slug' in entry ? entry.slug : `${entry.kind}/${entry.version}`}.${format}`;
}

/** A price and its unit are one text of the page, and the price is what an editor points at. */
function isUnitOfPrice({ key }: Field, { fields = [] }: Field): boolean {
  return key === 'unit' && fields.some(({ widget }) => widget === 'money');
}

function isText({ widget, asIs }: Field): boolean {
  return (widget === 'text' || widget === 'multiline') && asIs !== 'code';
}

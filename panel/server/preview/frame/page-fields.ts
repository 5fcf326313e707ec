import type { PagePlaces, ShownField, TextChange } from '../../../contract/preview.ts';

/** Typesetting, letter case and quotation marks differ between a field and the page, so only letters and digits count. */
function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

const FIGURE = /\d+(?:[ \u00a0\u202f]\d{3})*(?:,\d+)?/g;
/** «6 июня 2026», «6 июня». */
const DATE = /(?<![\d,])\d{1,2}\s\p{L}{3,}(?:\s\d{4})?/gu;
const PHONE_DIGITS = 10;

/** Returns the key of a choice, a date or a code by the text that shows it: «Свободна» → `text:свободна`. */
export const textKey = (text: string): string => `text:${keyOf(text)}`;

/**
 * Returns the keys of the values that a text may show, the most exact first: a phone, the whole text, its dates, its
 * figures. «от 21 900 ₽» → `text:от21900`, `21900`.
 */
export function valueKeys(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  const phone = digits.length > PHONE_DIGITS ? [digits.slice(-PHONE_DIGITS)] : [];
  const dates = [...text.matchAll(DATE)].map(([date]) => textKey(date));
  const figures = [...text.matchAll(FIGURE)].map(([figure]) => figure.replace(/[^\d,]/g, '').replace(',', '.'));
  return [...phone, textKey(text), ...dates, ...figures.map((figure) => String(Number(figure)))];
}

/** Returns the key of the picture with this address: `/media/komfort.1a2b3c4d5e-960.avif`. */
export function photoKey(url: string): string {
  return `photo:${/\/media\/([^/?#]+)-[^-/]+$/.exec(url)?.[1]}`;
}

export type PageFields = ReturnType<typeof pageFields>;

/** Finds the fields behind the texts, figures and pictures of a page. */
export function pageFields({ fields, texts, alts, values, references }: PagePlaces) {
  const byText = groupBy(texts, ([text]) => keyOf(text));
  const byAlt = groupBy(alts, ([text]) => keyOf(text));
  const byValue = groupBy(values, ([key]) => key);
  const referencesOf = groupBy(references, ([number]) => fields[number]);
  const isField = (field: ShownField | undefined) => field !== undefined;
  return {
    /** Returns the field of each text, in the order of the page. */
    ofTexts: (shown: readonly string[]) => inOrder(byText, shown).map((number) => fields[number]),
    /** Returns the field of each picture by its description, in the order of the page. */
    ofAlts: (shown: readonly string[]) => inOrder(byAlt, shown).map((number) => fields[number]),
    /** Returns the fields that hold one of these values, in the order of their forms. */
    ofValues: (keys: readonly string[]): ShownField[] =>
      keys.flatMap((key) => (byValue.get(key) ?? []).map(([, number]) => fields[number]).filter(isField)),
    /** Returns the files of the field's entry and of the entries that its list item references. */
    filesOf: (field: ShownField): string[] => [field.file, ...(referencesOf.get(field) ?? []).map(([, file]) => file)],
    named: ({ file, path }: Pick<ShownField, 'file' | 'path'>): ShownField | undefined =>
      fields.find((field) => field.file === file && field.path === path),
  };
}

/** Returns the number of the field of each text, or -1. Equal texts are distinguished by their order. */
function inOrder(known: ReadonlyMap<string, PagePlaces['texts']>, shown: readonly string[]): number[] {
  const counts = new Map<string, number>();
  return shown.map((text) => {
    const key = keyOf(text);
    const same = key === '' ? [] : (known.get(key) ?? []);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return same[Math.min(count, same.length - 1)]?.[1] ?? -1;
  });
}

// `Map.groupBy` is newer than the oldest supported browsers.
function groupBy<T, Key>(items: readonly T[], keyOfItem: (item: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key) ?? [];
    group.push(item);
    groups.set(key, group);
  }
  return groups;
}

/** Whether one path is the other or contains it: a picture contains its caption. */
export function isAround(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** Returns the text with the changes that can be found in it, or `null` when there is none. */
export function patched(text: string, changes: readonly TextChange[]): string | null {
  const plain = text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const next = changes.reduce(
    (now, { before, after }) => (before === '' ? now : now.replace(before, () => after)),
    plain,
  );
  return next === plain ? null : next;
}

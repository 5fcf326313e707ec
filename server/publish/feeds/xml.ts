import { escapeMarkup } from '../../../model/format/escape-markup.ts';

export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
};
type Child = XmlElement | null | readonly Child[];

/** Creates an element; `null` children are omitted. */
export function element(
  name: string,
  content: string | number | readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement {
  return { name, attributes, content: Array.isArray(content) ? flat(content) : String(content) };
}

/** Omits the element when there is no value, because portals reject empty elements. */
export function optionalElement(name: string, value: string | number | null | undefined): XmlElement | null {
  return value === null || value === undefined || value === '' ? null : element(name, value);
}

export function xmlFile(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(root)}\n`;
}

export function xmlText({ name, attributes, content }: XmlElement): string {
  const inside =
    typeof content === 'string' ? escapeMarkup(removeInvalidCharacters(content)) : content.map(xmlText).join('');
  const named = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeMarkup(removeInvalidCharacters(value))}"`,
  );
  return `<${name}${named.join('')}>${inside}</${name}>`;
}

/** Removes characters that XML cannot represent: most control characters and lone surrogates. */
function removeInvalidCharacters(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}

function flat(children: readonly Child[]): XmlElement[] {
  return children.flatMap((child) => (child === null ? [] : isList(child) ? flat(child) : [child]));
}

function isList(child: XmlElement | readonly Child[]): child is readonly Child[] {
  return Array.isArray(child);
}

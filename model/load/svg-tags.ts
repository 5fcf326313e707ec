import { SaxesParser } from 'saxes';

/** An opening tag with its place in the text. */
export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
};

/** A sign that begins no entity of XML's own: the parser would look for its end through the rest of the text. */
const BARE_SIGN = /&(?!(?:amp|lt|gt|quot|apos|#x?[\da-f]+);)/i;

/** All opening tags of a text, the root first; a number is the place where it is not well-formed XML, or asks for more than this text. */
export function readTags(source: string): readonly Tag[] | number {
  const bareSign = source.search(BARE_SIGN);
  if (bareSign >= 0) return bareSign;
  const parser = new SaxesParser({ position: true });
  const tags: Tag[] = [];
  let fault: number | null = null;
  const fail = () => {
    fault ??= parser.position;
  };
  parser.on('error', fail);
  // `<?xml-stylesheet?>` names an address.
  parser.on('processinginstruction', fail);
  parser.on('doctype', (text) => text.includes('[') && fail());
  parser.on('opentag', ({ name, attributes }) => {
    const end = parser.position;
    tags.push({ name, attributes: new Map(Object.entries(attributes)), start: source.lastIndexOf('<', end - 1), end });
  });
  parser.write(source).close();
  return fault ?? tags;
}

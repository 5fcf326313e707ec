import { SaxesParser } from 'saxes';

export type Tag = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly start: number;
  readonly end: number;
};

/** An ampersand that starts no XML entity; the parser would scan the rest of the text for its end. */
const UNESCAPED_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#x?[\da-f]+);)/i;

/** Returns all opening tags, root first, or the offset where the text is malformed or references external data. */
export function readTags(source: string): readonly Tag[] | number {
  const bareSign = source.search(UNESCAPED_AMPERSAND);
  if (bareSign >= 0) return bareSign;
  const parser = new SaxesParser({ position: true });
  const tags: Tag[] = [];
  let fault: number | null = null;
  const fail = () => {
    fault ??= parser.position;
  };
  parser.on('error', fail);
  // `<?xml-stylesheet?>` references an external file.
  parser.on('processinginstruction', fail);
  parser.on('doctype', (text) => text.includes('[') && fail());
  parser.on('opentag', ({ name, attributes }) => {
    const end = parser.position;
    tags.push({ name, attributes: new Map(Object.entries(attributes)), start: source.lastIndexOf('<', end - 1), end });
  });
  parser.write(source).close();
  return fault ?? tags;
}

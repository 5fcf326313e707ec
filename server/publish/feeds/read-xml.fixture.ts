import { SaxesParser } from 'saxes';

/** Text or child elements by name; attributes as `@name`; repeated elements as a list. */
export type XmlValue = string | XmlRecord;
export type XmlRecord = { readonly [name: string]: XmlValue | readonly XmlValue[] };

type Open = { readonly name: string; text: string; readonly inside: Map<string, XmlValue[]> };

export function readXml(xml: string): XmlRecord {
  const parser = new SaxesParser();
  const top: Open = { name: '', text: '', inside: new Map() };
  const open: Open[] = [top];
  const current = () => open.at(-1) ?? top;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const inside = new Map(Object.entries(attributes).map(([key, value]) => [`@${key}`, [String(value)]]));
    open.push({ name, text: '', inside });
  });
  parser.on('text', (text) => {
    current().text += text;
  });
  parser.on('closetag', () => {
    const closed = open.pop() ?? top;
    const siblings = current().inside.get(closed.name) ?? [];
    current().inside.set(closed.name, [...siblings, readValue(closed)]);
  });
  parser.write(xml).close();
  return recordOf(top);
}

function readValue(closed: Open): XmlValue {
  if (closed.inside.size === 0) return closed.text;
  const text = closed.text.trim();
  return text === '' ? recordOf(closed) : { ...recordOf(closed), '#text': text };
}

function recordOf({ inside }: Open): XmlRecord {
  return Object.fromEntries(
    [...inside].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  );
}

import { typograph } from './typograph.ts';

/** What has none of these is no text: the path of a drawing, an address, a code. */
const IN_TEXTS = /[а-яё₽%№°]/i;

/**
 * The same data as visitors read it: every text in it gets its no-break spaces. Content keeps what editors wrote, and
 * what machines read is made from that.
 */
export function typeset<T>(data: T): T {
  if (typeof data === 'string') return (IN_TEXTS.test(data) ? typograph(data) : data) as T;
  if (Array.isArray(data)) return data.map(typeset) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, typeset(value)])) as T;
}

import { typograph } from './typograph.ts';

/** Strings without any of these characters are paths, URLs or codes. */
const IN_TEXTS = /[а-яё₽%№°]/i;

/**
 * Applies `typograph` to every text in the data. Only output for visitors is typeset; stored content and
 * machine-readable output are not.
 */
export function typeset<T>(data: T): T {
  if (typeof data === 'string') return (IN_TEXTS.test(data) ? typograph(data) : data) as T;
  if (Array.isArray(data)) return data.map(typeset) as T;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, typeset(value)])) as T;
}

const MAX_LENGTH = 300;

/** Control, formatting (bidi overrides, zero width), line separators, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * An address as a visitor reads it: `/%D1%84?x=1` → `/ф?x=1`, without invisible characters, 300 characters at most.
 * Parts that are no valid percent-encoding stay as typed. The result is text, not HTML: escape it.
 */
export function displayPath(pathAndQuery: string): string {
  const readable = pathAndQuery.replace(/(?:%[0-9a-f]{2})+/gi, decoded).replace(INVISIBLE, '');
  const characters = Array.from(readable.slice(0, MAX_LENGTH * 2));
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : characters.join('');
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

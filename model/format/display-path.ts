const MAX_LENGTH = 300;

/** Control characters, format characters (bidi overrides, zero width), line separators and surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Decodes a URL path for display: `/%D1%84?x=1` → `/ф?x=1`, at most 300 characters. Keeps invalid percent-encoding. The
 * result must be HTML-escaped.
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

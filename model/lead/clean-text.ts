/** Control characters (line breaks and tabs aside) and marks that turn the direction of writing: nobody types them. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What was typed, safe to store and to show. */
export function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').normalize('NFC').trim();
}

export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

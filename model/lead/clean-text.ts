/** Control characters except line breaks and tabs, and bidi marks; people do not type them. */
const UNPRINTABLE = /(?![\n\t])\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

export function cleanText(value: string): string {
  return value.toWellFormed().replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').normalize('NFC').trim();
}

export function cleanLine(value: string): string {
  return cleanText(value).replace(/\s+/g, ' ');
}

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 170;

/** Appends the brand («Наши работы — Преголя») unless it is included or the title becomes too long. */
export function documentTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return branded.length <= MAX_TITLE && !title.includes(brand) ? branded : title;
}

/** Truncates at the end of a sentence, or else of a word, so that search engines show the whole text. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const whole = text.slice(0, MAX_DESCRIPTION + 1);
  const sentenceEnd = whole.search(/[.!?…](?=\s[^.!?…]*$)/);
  if (sentenceEnd > MAX_DESCRIPTION / 2) return whole.slice(0, sentenceEnd + 1);
  return `${text.slice(0, MAX_DESCRIPTION - 1).replace(/[\s\u00a0,;:—–-]+\S*$/u, '')}…`;
}

const MAX_TITLE = 70;
const MAX_DESCRIPTION = 170;

/** «Наши работы — Преголя»; a title that names the brand itself, or would grow too long, stays as it is. */
export function documentTitle(title: string, brand: string): string {
  const branded = `${title} — ${brand}`;
  return branded.length <= MAX_TITLE && !title.includes(brand) ? branded : title;
}

/** A text cut at the end of a sentence, or else of a word, so that a search engine shows all of it. */
export function shortDescription(text: string): string {
  if (text.length <= MAX_DESCRIPTION) return text;
  const whole = text.slice(0, MAX_DESCRIPTION + 1);
  const sentenceEnd = whole.search(/[.!?…](?=\s[^.!?…]*$)/);
  if (sentenceEnd > MAX_DESCRIPTION / 2) return whole.slice(0, sentenceEnd + 1);
  return `${text.slice(0, MAX_DESCRIPTION - 1).replace(/[\s\u00a0,;:—–-]+\S*$/u, '')}…`;
}

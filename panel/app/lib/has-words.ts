/** Returns whether a text contains each word of a query, in any order, regardless of case and «ё». */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');

/** Adds «…», converts inner quotation marks to „…“ and removes a final full stop. */
export function quotation(text: string): string {
  return `«${text.replaceAll('«', '„').replaceAll('»', '“').replace(/\.$/, '')}»`;
}

/** «…», quotation marks inside are of the other kind, no full stop before the last one. */
export function quotation(text: string): string {
  return `«${text.replaceAll('«', '„').replaceAll('»', '“').replace(/\.$/, '')}»`;
}

/** A text with plain spaces: machines that read our data expect no others. */
export function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

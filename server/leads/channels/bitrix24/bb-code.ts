/**
 * Bitrix24 reads `[url=…]`, `[user=1]` and their like in comments. An unseen joiner after the bracket leaves the text
 * as the visitor typed it and the tag without power.
 */
export function disarmBbCode(text: string): string {
  return text.replace(/\[(?=[/*]?[a-z*])/gi, '[\u2060');
}

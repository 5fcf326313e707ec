/**
 * Returns a number such as «7-482913»: identical for the same rules and answers, and short enough to dictate by phone.
 */
export function estimateNumber(rulesVersion: number, query: string): string {
  let hash = 0x811c9dc5;
  for (const letter of query) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${rulesVersion}-${String(hash % 1_000_000).padStart(6, '0')}`;
}

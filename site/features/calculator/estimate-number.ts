/** «7-482913»: the same for the same rules and answers, short enough to be told by phone. */
export function estimateNumber(rulesVersion: number, query: string): string {
  let hash = 0x811c9dc5;
  for (const letter of query) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return `${rulesVersion}-${String(hash % 1_000_000).padStart(6, '0')}`;
}

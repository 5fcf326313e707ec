const GAP = /\{([^{}]*)\}/g;

/** Names of the gaps in a text, «{когда}» among its words. */
export function gapsOf(text: string): string[] {
  return [...text.matchAll(GAP)].map(([, name = '']) => name);
}

/** The text with what stands for its gaps; a gap that nothing stands for is kept. */
export function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(GAP, (gap, name: string) => values[name] ?? gap);
}

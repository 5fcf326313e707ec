const GAP = /\{([^{}]*)\}/g;

export function gapsOf(text: string): string[] {
  return [...text.matchAll(GAP)].map(([, name = '']) => name);
}

/** Fills placeholders; unknown ones remain unchanged. */
export function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(GAP, (gap, name: string) => values[name] ?? gap);
}

const GAP = /\{([^{}]*)\}/g;

export function gapsOf(text: string): string[] {
  return [...text.matchAll(GAP)].map(([, name = '']) => name);
}

/** Fills placeholders; unknown ones remain unchanged. */
export function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(GAP, (gap, name: string) => values[name] ?? gap);
}

/** Returns a text as a reader meets it before its placeholders are filled: «от … за метр». */
export function hideGaps(text: string): string {
  return text.replace(GAP, '…');
}

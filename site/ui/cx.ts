/** Joins class names; returns `undefined` for an empty result to omit the attribute. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

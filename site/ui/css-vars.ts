import type { CSSProperties } from 'react';

/** Data for a stylesheet: the only inline style there is. React types know no custom properties, hence the cast. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties;
}

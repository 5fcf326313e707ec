import type { CSSProperties } from 'react';

/** Sets custom properties, the only permitted inline styles. React's types exclude them, hence the cast. */
export function cssVars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  return values as CSSProperties;
}

const NBSP = '\u00a0';

/** «64 м²», «28,6 м²», with a no-break space. */
export function formatArea(areaM2: number): string {
  return `${formatNumber(areaM2)}${NBSP}м²`;
}

/** Formats a number with a decimal comma and at most two decimals. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

const NBSP = '\u00a0';

/** «64 м²», «28,6 м²»: at most two decimals, decimal comma, no-break space. */
export function formatArea(areaM2: number): string {
  return `${formatNumber(areaM2)}${NBSP}м²`;
}

/** A number with a decimal comma and no trailing zeros, two decimals at most. */
export function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',');
}

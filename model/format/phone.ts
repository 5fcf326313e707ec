const NBSP = '\u00a0';
const HYPHEN = '\u2011';

/**
 * Area codes of three digits: large cities, mobile operators, toll-free numbers and other countries under +7. Other
 * codes have four.
 */
const THREE_DIGITS = /^([679]|80|342|343|347|351|383|391|423|473|495|498|499|812|831|843|846|861|862|863)/;

function split(nationalDigits: string): string {
  const code = THREE_DIGITS.test(nationalDigits) ? 3 : 4;
  const parts = [nationalDigits.slice(code, -4), nationalDigits.slice(-4, -2), nationalDigits.slice(-2)];
  return `${nationalDigits.slice(0, code)}${NBSP}${parts.join(HYPHEN)}`;
}

/** `+74012051736` → «+7 4012 05‑17‑36» with no-break characters. */
export function formatPhone(e164: string): string {
  return /^\+7\d{10}$/.test(e164) ? `+7${NBSP}${split(e164.slice(2))}` : e164;
}

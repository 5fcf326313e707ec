const NBSP = '\u00a0';
const HYPHEN = '\u2011';

/** Mobile codes, 8-800 and the largest cities have three digits; every other city has four. */
const OF_THREE_DIGITS = /^(?:9|80|49[589]|812|34[237]|351|383|391|423|473|831|84[36]|86[123])/;

function split(nationalDigits: string): string {
  const group = (from: number, to: number) => nationalDigits.slice(from, to);
  return OF_THREE_DIGITS.test(nationalDigits)
    ? `${group(0, 3)}${NBSP}${group(3, 6)}${HYPHEN}${group(6, 8)}${HYPHEN}${group(8, 10)}`
    : `${group(0, 4)}${NBSP}${group(4, 6)}${HYPHEN}${group(6, 8)}${HYPHEN}${group(8, 10)}`;
}

/** `+74012051736` → «+7 4012 05‑17‑36», which never breaks over two lines. */
export function formatPhone(e164: string): string {
  return /^\+7\d{10}$/.test(e164) ? `+7${NBSP}${split(e164.slice(2))}` : e164;
}

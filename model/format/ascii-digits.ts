/** Replaces decimal digits of any script with 0–9. */
export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/\D/g, '');
}

/** Unicode assigns the digits of a script ten consecutive code points; two scripts can be adjacent. */
function digitValue(codePoint: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return before % 10;
}

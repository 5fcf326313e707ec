import { asciiDigits, digitsOf } from '../../../model/format/ascii-digits.ts';

const MASK = '+7 (000) 000-00-00';
/** Part of the mask before the first national digit. */
export const PREFIX = '+7 (';
export const NATIONAL_LENGTH = 10;

/** `912345` → `+7 (912) 345`: ends at the last digit; empty without digits. */
export function maskDigits(digits: string): string {
  let text = '';
  let next = 0;
  for (const sign of MASK) {
    if (next === digits.length) break;
    if (sign !== '0') text += sign;
    else {
      text += digits[next];
      next += 1;
    }
  }
  return text;
}

/** Returns the national digits of a masked text up to `end`. */
export function nationalDigits(masked: string, end = masked.length): string {
  return isForeign(masked) ? '' : digitsOf(masked.slice(PREFIX.length, end));
}

/** Returns the caret position after the `count`-th national digit. */
export function positionAfter(masked: string, count: number): number {
  let position = Math.min(PREFIX.length, masked.length);
  for (let left = count; left > 0 && position < masked.length; position += 1) {
    if (/\d/.test(masked[position] ?? '')) left -= 1;
  }
  return position;
}

/** Whether the number has a foreign country code (`+48…`), which the mask does not support. */
export function isForeign(text: string): boolean {
  return /^\s*\+\s*[1-69]/.test(asciiDigits(text.normalize('NFKC')));
}

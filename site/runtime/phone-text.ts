import { asciiDigits, digitsOf } from '../../model/format/ascii-digits.ts';

const MASK = '+7 (000) 000-00-00';
/** What of the mask stands before the first digit of the visitor's own. */
export const PREFIX = '+7 (';
export const NATIONAL_LENGTH = 10;

/** `912345` → `+7 (912) 345`, never a sign further than the last digit; no digits, no text. */
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

/** The national digits of a masked text, or of its part before `end`. */
export function nationalDigits(masked: string, end = masked.length): string {
  return isForeign(masked) ? '' : digitsOf(masked.slice(PREFIX.length, end));
}

/** Where the caret stands behind the `count`-th national digit. */
export function positionAfter(masked: string, count: number): number {
  let position = Math.min(PREFIX.length, masked.length);
  for (let left = count; left > 0 && position < masked.length; position += 1) {
    if (/\d/.test(masked[position] ?? '')) left -= 1;
  }
  return position;
}

/** `+48…`: of another country, which the mask does not fit. */
export function isForeign(text: string): boolean {
  return /^\s*\+\s*[1-69]/.test(asciiDigits(text.normalize('NFKC')));
}

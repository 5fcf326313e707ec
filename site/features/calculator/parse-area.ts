import { asciiDigits } from '../../../model/format/ascii-digits.ts';

/** «64,4» → 64.4; `null` when the text is not a number. */
export function parseArea(text: string): number | null {
  const compact = asciiDigits(text)
    .replace(/\s|м²?/g, '')
    .replace(',', '.');
  return /^\d+(\.\d+)?$/.test(compact) ? Math.round(Number(compact) * 10) / 10 : null;
}

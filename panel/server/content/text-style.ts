import { Scalar } from 'yaml';

/** Longer than this, a text is folded over several lines. */
const LONGEST_LINE = 120;

/** How a new text is written: as the one before it where that can be; `undefined`: as the library finds best. */
export function textStyle(value: string, before: Scalar.Type | undefined): Scalar.Type | undefined {
  if (isOdd(value)) return Scalar.QUOTE_DOUBLE;
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL;
  if (before === Scalar.QUOTE_DOUBLE || before === Scalar.QUOTE_SINGLE || before === Scalar.BLOCK_FOLDED) return before;
  return before === undefined && value.length > LONGEST_LINE ? Scalar.BLOCK_FOLDED : undefined;
}

/** Spaces at an edge, several in a row, signs that no keyboard has: other styles may lose them. */
function isOdd(value: string): boolean {
  return value === '' || /^\s|\s$| {2}| \n|\n |(?!\n)\p{Cc}|[\u{2028}\u{2029}\u{FEFF}]/u.test(value);
}

import { Scalar } from 'yaml';

/** Maximum characters of a text on one line; longer texts are folded. */
const MAX_LINE = 120;

/** Returns the YAML style of a text, preferably the former one; `undefined` lets the library choose. */
export function textStyle(value: string, before: Scalar.Type | undefined): Scalar.Type | undefined {
  if (needsQuotes(value)) return Scalar.QUOTE_DOUBLE;
  if (value.includes('\n')) return Scalar.BLOCK_LITERAL;
  if (before === Scalar.QUOTE_DOUBLE || before === Scalar.QUOTE_SINGLE || before === Scalar.BLOCK_FOLDED) return before;
  return before === undefined && value.length > MAX_LINE ? Scalar.BLOCK_FOLDED : undefined;
}

/** Returns whether a text has edge spaces, repeated spaces or control characters; other styles may alter these. */
function needsQuotes(value: string): boolean {
  return value === '' || /^\s|\s$| {2}| \n|\n |(?!\n)\p{Cc}|[\u{2028}\u{2029}\u{FEFF}]/u.test(value);
}

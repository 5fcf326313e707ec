import { digitsOf, NATIONAL_LENGTH } from './phone-text.ts';

export type WholeNumber = {
  /** Ten at most. */
  readonly digits: string;
  /** How many digits in front were no part of the national number. */
  readonly dropped: number;
};

/** The national digits of a number that was pasted, filled in or typed as a whole. */
export function wholeNumber(raw: string): WholeNumber {
  const all = digitsOf(raw);
  // A lone 7 in front is the country's. Ten digits are a national number, unless no code begins so.
  const isNational = all.length === NATIONAL_LENGTH && !all.startsWith('79') && !/^\s*\+/.test(raw);
  let dropped = all.startsWith('7') && !isNational ? 1 : 0;
  if (all.length - dropped > NATIONAL_LENGTH && /^[78]/.test(all.slice(dropped))) dropped += 1;
  return { digits: all.slice(dropped, dropped + NATIONAL_LENGTH), dropped };
}

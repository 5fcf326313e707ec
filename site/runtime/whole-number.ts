import { digitsOf, NATIONAL_LENGTH } from './phone-text.ts';

export type WholeNumber = {
  /** Ten at most. */
  readonly digits: string;
  /** How many digits in front were no part of the national number. */
  readonly dropped: number;
};

/** A 7 in front is the country's, an 8 the trunk prefix, unless what follows begins no number of Russia: then it is a code's. */
const PREFIXED = /^(7|8($|[3489]))/;

/** The national digits of a number, whole or begun, that was pasted, filled in or typed. */
export function wholeNumber(raw: string): WholeNumber {
  const all = digitsOf(raw);
  // Ten digits are a national number, unless no code begins so.
  const isNational = all.length === NATIONAL_LENGTH && !/^[78]9/.test(all) && !/^\s*\+/.test(raw);
  let dropped = PREFIXED.test(all) && !isNational ? 1 : 0;
  const isTooLong = all.length - dropped > NATIONAL_LENGTH;
  if (isTooLong && /^[78]/.test(all.slice(dropped)) && !(dropped > 0 && all.startsWith('8'))) dropped += 1;
  return { digits: all.slice(dropped, dropped + NATIONAL_LENGTH), dropped };
}

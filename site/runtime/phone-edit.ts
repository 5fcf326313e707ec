import { asciiDigits, digitsOf } from '../../model/format/ascii-digits.ts';
import { isForeign, maskDigits, NATIONAL_LENGTH, nationalDigits, PREFIX, positionAfter } from './phone-text.ts';

export type PhoneState = {
  /** Masked, so it begins with `+7 (`; a number of another country stands as it was typed. */
  readonly text: string;
  readonly caret: number;
  /** The number has lost its 8 or 7 already: a digit more is one too many. With no digits yet, an 8 was all there was. */
  readonly isSettled?: boolean;
};

/** The signs from `start` to `end` gave way to `inserted`. */
export type PhoneEdit = {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
  /** Deleted with Delete, not with Backspace. */
  readonly isForward?: boolean;
};

export const EMPTY_PHONE: PhoneState = { text: '', caret: 0 };

/** Of E.164. */
const LONGEST_NUMBER = 15;

/** What an edit makes of the field. */
export function editPhone(state: PhoneState, edit: PhoneEdit): PhoneState {
  const { text } = state;
  const { start, end, inserted } = edit;
  // A whole number takes the place of what there was.
  if (digitsOf(inserted).length >= NATIONAL_LENGTH) return adoptPhone(inserted);
  const isMasked = text.startsWith('+7');
  if (isMasked && inserted === '') return remove(state, edit);
  if (!isMasked) return adoptPhone(text.slice(0, start) + inserted + text.slice(end), start + inserted.length);
  return start < 2 && end === text.length ? adoptPhone(inserted) : insert(state, edit);
}

/** The field after somebody else has filled it: the visitor before the mask was there, or the browser. */
export function adoptPhone(raw: string, caret = raw.length): PhoneState {
  if (isForeign(raw)) return adoptForeign(raw, caret);
  if (/^\s*\+?\s*$/.test(raw)) return { text: raw.trim(), caret: raw.trim().length };
  const { digits, dropped } = wholeNumber(raw);
  if (digits === '') return digitsOf(raw) === '7' ? atEnd('+7') : atEnd(PREFIX, dropped > 0);
  const text = maskDigits(digits);
  const count = Math.max(0, digitsOf(raw.slice(0, caret)).length - dropped);
  return { text, caret: positionAfter(text, count), isSettled: dropped > 0 };
}

function adoptForeign(raw: string, caret: number): PhoneState {
  const clean = (part: string) => {
    let digits = 0;
    return [...asciiDigits(part.normalize('NFKC'))]
      .filter((sign) => (/\d/.test(sign) ? ++digits <= LONGEST_NUMBER : /[-+() ]/.test(sign)))
      .join('');
  };
  return { text: clean(raw), caret: clean(raw.slice(0, caret)).length };
}

function insert(state: PhoneState, { start, end, inserted }: PhoneEdit): PhoneState {
  const { text, isSettled = false } = state;
  const before = nationalDigits(text, start);
  const after = nationalDigits(text).slice(nationalDigits(text, end).length);
  const typed = digitsOf(inserted);
  const all = before + typed + after;
  // What follows the eight may tell that it was no prefix.
  if (isSettled && nationalDigits(text) === '') return adoptPhone(`8${typed}`);
  if (all === '') return atEnd(PREFIX);
  if (all.length === NATIONAL_LENGTH + 1 && /^[78]/.test(all) && !isSettled) {
    return placed(all.slice(1), before.length + typed.length - 1, true);
  }
  const fitting = typed.slice(0, Math.max(0, NATIONAL_LENGTH - before.length - after.length));
  if (fitting === '' && start === end) return { ...state, caret: start };
  return placed(before + fitting + after, before.length + fitting.length, isSettled);
}

function remove(state: PhoneState, { start, end, isForward = false }: PhoneEdit): PhoneState {
  const { text, isSettled = false } = state;
  const before = nationalDigits(text, start);
  const upTo = nationalDigits(text, end);
  const hasLostDigits = upTo.length > before.length;
  const isAtEnd = end === text.length;
  if (!hasLostDigits) {
    // Signs of the mask only. They come back, the caret passes them, and the next stroke meets a digit.
    if (isAtEnd) return atEnd(maskDigits(before), isSettled);
    if (!isForward) return { ...state, caret: positionAfter(text, before.length) };
    return { ...state, caret: positionAfter(text, before.length + 1) - 1 };
  }
  if (isAtEnd && start >= PREFIX.length) return atEnd(text.slice(0, start), isSettled && before !== '');
  const digits = before + nationalDigits(text).slice(upTo.length);
  if (digits === '') return EMPTY_PHONE;
  const next = placed(digits, before.length, isSettled);
  // What stood before the deleted part stands there still.
  return { ...next, caret: Math.max(next.caret, Math.min(start, next.text.length)) };
}

function placed(digits: string, count: number, isSettled: boolean): PhoneState {
  const text = maskDigits(digits);
  return { text, caret: positionAfter(text, count), isSettled };
}

function atEnd(text: string, isSettled = false): PhoneState {
  return { text, caret: text.length, isSettled };
}

type WholeNumber = {
  /** Ten at most. */
  readonly digits: string;
  /** How many digits in front were no part of the national number. */
  readonly dropped: number;
};

/** Leading digits to drop: a foreign trunk prefix 0, the country code 7, the trunk prefix 8 unless it starts an area code. */
const PREFIXED = /^(0|7|8($|[3489]))/;

/** The national digits of a number, whole or begun, that was pasted, filled in or typed. */
function wholeNumber(raw: string): WholeNumber {
  const all = digitsOf(raw);
  // Ten digits are a national number, unless no code begins so.
  const isNational = all.length === NATIONAL_LENGTH && !/^[78]9/.test(all) && !/^\s*\+/.test(raw);
  let dropped = PREFIXED.test(all) && !isNational ? 1 : 0;
  const isTooLong = all.length - dropped > NATIONAL_LENGTH;
  if (isTooLong && /^[78]/.test(all.slice(dropped)) && !(dropped > 0 && all.startsWith('8'))) dropped += 1;
  return { digits: all.slice(dropped, dropped + NATIONAL_LENGTH), dropped };
}

import { asciiDigits, digitsOf } from '../../../model/format/ascii-digits.ts';
import { isForeign, maskDigits, NATIONAL_LENGTH, nationalDigits, PREFIX, positionAfter } from './phone-pattern.ts';

export type PhoneState = {
  /** Masked text, starting with `+7 (`; foreign numbers keep their typed format. */
  readonly text: string;
  readonly caret: number;
  /** Whether a prefix 8 or 7 was removed, so that an eleventh digit is surplus. Without digits: only an 8 was typed. */
  readonly isSettled?: boolean;
};

/** Replaces the characters from `start` to `end` with `inserted`. */
export type PhoneEdit = {
  readonly start: number;
  readonly end: number;
  readonly inserted: string;
  /** Whether the Delete key was used instead of Backspace. */
  readonly isForward?: boolean;
};

export const EMPTY_PHONE: PhoneState = { text: '', caret: 0 };

/** Maximum number of digits in E.164. */
const MAX_NUMBER = 15;

export function editPhone(state: PhoneState, edit: PhoneEdit): PhoneState {
  const { text } = state;
  const { start, end, inserted } = edit;
  // A pasted complete number replaces the whole text.
  if (digitsOf(inserted).length >= NATIONAL_LENGTH) return formatPhoneInput(inserted);
  const isMasked = text.startsWith('+7');
  if (isMasked && inserted === '') return remove(state, edit);
  if (!isMasked) return formatPhoneInput(text.slice(0, start) + inserted + text.slice(end), start + inserted.length);
  return start < 2 && end === text.length ? formatPhoneInput(inserted) : insert(state, edit);
}

/** Formats text that did not come from a single edit: typed before hydration or filled in by the browser. */
export function formatPhoneInput(raw: string, caret = raw.length): PhoneState {
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
      .filter((sign) => (/\d/.test(sign) ? ++digits <= MAX_NUMBER : /[-+() ]/.test(sign)))
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
  // The following digits decide whether the 8 was a prefix.
  if (isSettled && nationalDigits(text) === '') return formatPhoneInput(`8${typed}`);
  if (all === '') return atEnd(PREFIX);
  if (all.length === NATIONAL_LENGTH + 1 && /^[78]/.test(all) && !isSettled) {
    return withCaretAfter(all.slice(1), before.length + typed.length - 1, true);
  }
  const fitting = typed.slice(0, Math.max(0, NATIONAL_LENGTH - before.length - after.length));
  if (fitting === '' && start === end) return { ...state, caret: start };
  return withCaretAfter(before + fitting + after, before.length + fitting.length, isSettled);
}

function remove(state: PhoneState, { start, end, isForward = false }: PhoneEdit): PhoneState {
  const { text, isSettled = false } = state;
  const before = nationalDigits(text, start);
  const upTo = nationalDigits(text, end);
  const hasLostDigits = upTo.length > before.length;
  const isAtEnd = end === text.length;
  if (!hasLostDigits) {
    // Mask characters cannot be deleted: they reappear, and the caret moves past them to the next digit.
    if (isAtEnd) return atEnd(maskDigits(before), isSettled);
    if (!isForward) return { ...state, caret: positionAfter(text, before.length) };
    return { ...state, caret: positionAfter(text, before.length + 1) - 1 };
  }
  if (isAtEnd && start >= PREFIX.length) return atEnd(text.slice(0, start), isSettled && before !== '');
  const digits = before + nationalDigits(text).slice(upTo.length);
  if (digits === '') return EMPTY_PHONE;
  const next = withCaretAfter(digits, before.length, isSettled);
  // The caret must not move before the unchanged text on the left.
  return { ...next, caret: Math.max(next.caret, Math.min(start, next.text.length)) };
}

function withCaretAfter(digits: string, count: number, isSettled: boolean): PhoneState {
  const text = maskDigits(digits);
  return { text, caret: positionAfter(text, count), isSettled };
}

function atEnd(text: string, isSettled = false): PhoneState {
  return { text, caret: text.length, isSettled };
}

type WholeNumber = {
  /** At most ten digits. */
  readonly digits: string;
  /** Number of leading digits that are a country code or trunk prefix. */
  readonly dropped: number;
};

/** Leading digits to drop: a foreign trunk prefix 0, the country code 7, the trunk prefix 8 unless it starts an area code. */
const PREFIXED = /^(0|7|8($|[3489]))/;

/** Extracts the national digits of a complete or partial number. */
function wholeNumber(raw: string): WholeNumber {
  const all = digitsOf(raw);
  // Ten digits are a national number, except with a first pair that no area code has.
  const isNational = all.length === NATIONAL_LENGTH && !/^[78]9/.test(all) && !/^\s*\+/.test(raw);
  let dropped = PREFIXED.test(all) && !isNational ? 1 : 0;
  const isTooLong = all.length - dropped > NATIONAL_LENGTH;
  if (isTooLong && /^[78]/.test(all.slice(dropped)) && !(dropped > 0 && all.startsWith('8'))) dropped += 1;
  return { digits: all.slice(dropped, dropped + NATIONAL_LENGTH), dropped };
}

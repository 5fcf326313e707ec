import { asciiDigits, digitsOf } from './ascii-digits.ts';
import { FOREIGN_PHONE } from './foreign-phone.ts';
import { plural } from './plural.ts';

export type PhoneReading =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly problem: string };

const MISSING = 'Укажите телефон, иначе не сможем перезвонить';
const TOO_LONG = 'Лишние цифры: после +7 нужно десять';

/**
 * Parses a typed phone number (`8 (900)…`, `+7 900…`, `900…`) to E.164, or returns an error. Of eleven digits, a
 * leading 7 or 8 is removed.
 */
export function readPhone(written: string): PhoneReading {
  const typed = asciiDigits(written.normalize('NFKC'));
  const digits = digitsOf(typed);
  if (digits === '' || /^\s*\+?[78]\D*$/.test(typed)) return { ok: false, problem: MISSING };
  if (/^\s*\+\s*[^78\s]/.test(typed)) return { ok: false, problem: FOREIGN_PHONE };

  const national = withoutPrefix(typed, digits);
  if (national.length === 10) return { ok: true, phone: `+7${national}` };
  if (national.length > 10) return { ok: false, problem: /^\s*\+?[78]/.test(typed) ? TOO_LONG : FOREIGN_PHONE };
  const missing = 10 - national.length;
  const forms = ['цифры', 'цифр', 'цифр'] as const;
  return { ok: false, problem: `Не хватает ${missing} ${plural(missing, forms)}: после +7 нужно десять` };
}

/** Removes the country code or trunk prefix, also from incomplete numbers. */
function withoutPrefix(typed: string, digits: string): string {
  // No Russian number starts with 0; other countries use 0 as the trunk prefix and 00 before the country code.
  const own = (/^\s*\+\s*7/.test(typed) ? digits.slice(1) : digits).replace(/^(?:00(?=7)|0)/, '');
  const isPrefixed = own.length < digits.length;
  const hasPrefix = own.length === 11 ? /^[78]/.test(own) : !isPrefixed && own.length < 10 && /^[78]/.test(own);
  // Ten digits starting with 79 or 89 are a number with a prefix whose last digit is missing.
  const isCutShort = own.length === 10 && /^[78]9/.test(own);
  return hasPrefix || isCutShort ? own.slice(1) : own;
}

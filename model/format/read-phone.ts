import { asciiDigits, digitsOf } from './ascii-digits.ts';
import { FOREIGN_PHONE } from './foreign-phone.ts';
import { plural } from './plural.ts';

export type PhoneReading =
  | { readonly ok: true; readonly phone: string }
  | { readonly ok: false; readonly problem: string };

const MISSING = 'Укажите телефон, иначе не сможем перезвонить';
const TOO_LONG = 'Лишние цифры: после +7 нужно десять';

/**
 * What a visitor typed (`8 (900)…`, `+7 900…`, `900…`) as E.164, or what to tell them.
 * Eleven digits that begin with 7 or 8 lose the first.
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

/** The digits without the country's code or the trunk prefix, also while the number is incomplete. */
function withoutPrefix(typed: string, digits: string): string {
  // No Russian number starts with 0; other countries use it as the trunk prefix.
  const own = (/^\s*\+\s*7/.test(typed) ? digits.slice(1) : digits).replace(/^0/, '');
  const isPrefixed = own.length < digits.length;
  const hasPrefix = own.length === 11 ? /^[78]/.test(own) : !isPrefixed && own.length < 10 && /^[78]/.test(own);
  // No number begins with 79 or 89 after the code: ten such digits are eleven without the last.
  const isCutShort = own.length === 10 && /^[78]9/.test(own);
  return hasPrefix || isCutShort ? own.slice(1) : own;
}

import { plural } from '../../../model/format/plural.ts';

export const PHONE_MASK = '+7 (000) 000-00-00';

/**
 * The ten national digits, when what stands in the field carries one digit too many in front: eleven that begin
 * with 7 or 8 lose the first. `null`: the mask copes by itself.
 */
export function withoutPrefix(raw: string): string | null {
  const digits = raw.replace(/^\s*\+7/, '').replace(/\D/g, '');
  return digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : null;
}

const MISSING = 'Укажите телефон, иначе не сможем перезвонить';
const FOREIGN = 'Звоним на номера России. Для другой страны напишите в Телеграм';
const TOO_LONG = 'Лишние цифры: после +7 нужно десять';

/** What to tell a visitor about the phone they typed; `null` when it can be called. The server reads it the same way. */
export function phoneProblem(typed: string): string | null {
  const digits = typed.replace(/\D/g, '');
  if (digits === '' || /^\s*\+?[78]\D*$/.test(typed)) return MISSING;
  if (/^\s*\+\s*[^78\s]/.test(typed)) return FOREIGN;

  const { length } = nationalDigits(typed, digits);
  if (length === 10) return null;
  if (length > 10) return /^\s*\+?[78]/.test(typed) ? TOO_LONG : FOREIGN;
  return `Не хватает ${10 - length} ${plural(10 - length, ['цифры', 'цифр', 'цифр'])}: после +7 нужно десять`;
}

/** Without the country's code or the trunk prefix, also while the number is incomplete. */
function nationalDigits(typed: string, digits: string): string {
  const own = /^\s*\+\s*7/.test(typed) ? digits.slice(1) : digits;
  const isPrefixed = own.length < digits.length;
  const hasPrefix = own.length === 11 ? /^[78]/.test(own) : !isPrefixed && own.length < 10 && /^[78]/.test(own);
  // No number begins with 79 or 89 after the code: ten such digits are eleven without the last.
  const isCutShort = own.length === 10 && /^[78]9/.test(own);
  return hasPrefix || isCutShort ? own.slice(1) : own;
}

import { formatPhone } from '../format/phone.ts';
import { counted, MINUTES_ACCUSATIVE, SECONDS_ACCUSATIVE } from '../format/plural.ts';
import { LEAD_LIMITS } from './lead-fields.ts';

export const CONSENT_MISSING = 'Без согласия мы не вправе сохранить номер';
export const CONSENT_OUTDATED = 'Текст согласия обновился. Прочитайте его и отметьте ещё раз';
export const NAME_UNREADABLE = 'Напишите, как к вам обращаться';
export const COMMENT_UNREADABLE = 'Напишите комментарий словами';
export const FORM_UNREADABLE = 'Не удалось прочитать заявку. Обновите страницу и отправьте ещё раз или позвоните';
export const ANSWERS_UNREADABLE = 'Не удалось прочитать расчёт. Обновите страницу и посчитайте ещё раз или позвоните';
export const KEY_TAKEN = 'Эту заявку мы уже получили, но с другими данными. Обновите страницу и отправьте ещё раз';

/** The company's phone number follows both messages. */
export const NOT_SENT = 'Не отправилось по нашей вине. Попробуйте через минуту или позвоните';
export const SENT_TOO_OFTEN = 'Слишком много попыток подряд. Подождите немного или позвоните';

const TITLES = { name: 'Имя', comment: 'Комментарий' } as const;

export function tooLong(field: keyof typeof TITLES): string {
  return `${TITLES[field]} длиннее ${LEAD_LIMITS[field]} знаков. Сократите, остальное расскажете по телефону`;
}

export function unavailable(phone: string): string {
  return `${NOT_SENT} ${formatPhone(phone)}`;
}

export function tooMany(seconds: number, phone: string): string {
  return `Слишком много попыток. Следующая — через ${waitWords(seconds)}. Или позвоните ${formatPhone(phone)}`;
}

/** «40 секунд», «5 минут»: rounded up, in the accusative for use after «через». */
export function waitWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, SECONDS_ACCUSATIVE);
  return counted(Math.ceil(seconds / 60), MINUTES_ACCUSATIVE);
}

import { formatPhone } from '../../model/format/phone.ts';
import { plural } from '../../model/format/plural.ts';

export const MESSAGES = {
  consentMissing: 'Без согласия мы не вправе сохранить номер',
  consentOutdated: 'Текст согласия обновился. Прочитайте его и отметьте ещё раз',
  nameUnreadable: 'Напишите, как к вам обращаться',
  commentUnreadable: 'Напишите комментарий словами',
  formUnreadable: 'Не удалось прочитать заявку. Обновите страницу и отправьте ещё раз или позвоните',
  answersUnreadable: 'Не удалось прочитать расчёт. Обновите страницу и посчитайте ещё раз или позвоните',
  keyTaken: 'Эту заявку мы уже получили, но с другими данными. Обновите страницу и отправьте ещё раз',
  crossSite: 'Заявку можно отправить только с нашего сайта. Откройте страницу заново и отправьте ещё раз.',
  tooLarge: 'Заявка слишком большая. Сократите комментарий и отправьте ещё раз.',
  wrongType: 'Заявка пришла в незнакомом виде. Откройте страницу заново и отправьте ещё раз.',
  methodNotAllowed: 'Сюда отправляют заявки. Форма — на странице контактов.',
  notFound: 'Здесь ничего нет.',
} as const;

export function tooLong(what: string, limit: number): string {
  return `${what} длиннее ${limit} знаков. Сократите, остальное расскажете по телефону`;
}

export function unavailable(phone: string): string {
  return `Не отправилось по нашей вине. Попробуйте через минуту или позвоните ${formatPhone(phone)}`;
}

export function tooMany(seconds: number, phone: string): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? `${seconds} ${plural(seconds, ['секунду', 'секунды', 'секунд'])}`
      : `${minutes} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`;
  return `Слишком много попыток. Следующая — через ${wait}. Или позвоните ${formatPhone(phone)}`;
}

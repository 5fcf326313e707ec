import type { Suspicion } from '../lead.ts';

/** Why a lead is held back, for operators. */
export const SUSPICION_WORDS: Readonly<Record<Suspicion, string>> = {
  honeypot: 'заполнено поле, которого люди не видят',
  'too-fast': 'форма отправлена быстрее, чем её успевают заполнить',
  'many-from-address': 'слишком много заявок с одного адреса',
  'many-from-phone': 'слишком много заявок с одного телефона',
  flood: 'слишком много заявок со всего сайта сразу',
  link: 'ссылка в имени, комментарии или ответах',
  'foreign-script': 'текст не по-русски',
  'spam-words': 'слова рекламных рассылок',
  'odd-phone': 'телефон похож на выдуманный',
};

export function suspicionWords(suspicions: readonly Suspicion[]): string {
  return suspicions.map((code) => SUSPICION_WORDS[code] ?? code).join('; ');
}

export const SUSPICIONS = {
  honeypot: 'заполнено поле, которого люди не видят',
  'too-fast': 'форма отправлена быстрее, чем её успевают заполнить',
  'many-from-address': 'слишком много заявок с одного адреса',
  'many-from-phone': 'слишком много заявок с одного телефона',
  flood: 'слишком много заявок со всего сайта сразу',
  link: 'ссылка в имени, комментарии или ответах',
  'foreign-script': 'текст не по-русски',
  'spam-words': 'слова рекламных рассылок',
  'odd-phone': 'телефон похож на выдуманный',
} as const;

export type Suspicion = keyof typeof SUSPICIONS;

/** Prints an unknown code unchanged: a newer version of the program may have written it. */
export function suspicionWords(suspicions: readonly Suspicion[]): string {
  return suspicions.map((code) => SUSPICIONS[code] ?? code).join('; ');
}

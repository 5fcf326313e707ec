/** What visitors do that the company wants to know of: the name in Metrika and in the own counts, and what it means. */
export const goals = {
  form_seen: 'Увидели форму: поле телефона показалось на экране',
  form_begun: 'Начали заполнять форму',
  lead_sent: 'Отправили заявку, и сервер её принял',
  lead_refused: 'Нажали «Отправить», но заявка не принята: ошибка в полях, отказ или сбой',
  phone: 'Нажали на номер телефона',
  messenger: 'Нажали на ссылку в мессенджер компании',
  calculator: 'Изменили что-нибудь в калькуляторе',
  comparison: 'Сравнивали: отметили квартиру или настроили таблицу сравнения',
  plan: 'Листали план квартиры',
  search: 'Искали по сайту',
  download: 'Скачали файл: смету или бумагу',
} as const satisfies Record<string, string>;

export type Goal = keyof typeof goals;

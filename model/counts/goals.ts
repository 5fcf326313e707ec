/** What a visitor does beside looking at pages, as it is counted; the words are for those who read the counts. */
export const goals = {
  form_seen: 'Форма показана',
  form_begun: 'Форму начали заполнять',
  lead_sent: 'Заявка отправлена',
  lead_refused: 'Заявка не принята',
  phone: 'Нажали на телефон',
  messenger: 'Нажали на мессенджер',
  calculator: 'Считали в калькуляторе',
  comparison: 'Сравнивали квартиры',
  plan: 'Открыли планировку',
  search: 'Искали на сайте',
  download: 'Скачали документ',
} as const satisfies Record<string, string>;

export type Goal = keyof typeof goals;

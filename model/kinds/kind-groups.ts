export const KIND_GROUPS = {
  site: 'Сайт',
  works: 'Работы',
  flats: 'Квартиры',
  prices: 'Услуги и цены',
  promotions: 'Акции',
  articles: 'Статьи',
  company: 'Компания',
  law: 'Документы',
} as const;
export type KindGroup = keyof typeof KIND_GROUPS;

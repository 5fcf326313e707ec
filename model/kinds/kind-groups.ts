export const KIND_GROUPS = {
  site: 'Меню и тексты',
  works: 'Наши работы',
  flats: 'Квартиры',
  prices: 'Услуги и цены',
  promotions: 'Акции',
  articles: 'Статьи',
  company: 'О компании',
  law: 'Политика и согласия',
} as const;
export type KindGroup = keyof typeof KIND_GROUPS;

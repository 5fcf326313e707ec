/** Portals that list flats, packages and services; each has its own feed. */
export const PORTALS = {
  yandexRealty: 'Яндекс Недвижимость',
  yandexSearch: 'Поиск Яндекса по новостройкам',
  cian: 'ЦИАН',
  avito: 'Авито',
  yml: 'Яндекс Директ, пакеты и услуги',
} as const;
export type PortalName = keyof typeof PORTALS;

export const FLAT_PORTALS = {
  yandexRealty: 'Яндекс Недвижимость',
  yandexSearch: 'Поиск Яндекса по новостройкам',
  cian: 'ЦИАН',
  avito: 'Авито',
} as const;
export type FlatPortalName = keyof typeof FLAT_PORTALS;
export const FLAT_PORTAL_NAMES = Object.keys(FLAT_PORTALS) as FlatPortalName[];

/** Portals that list flats, packages and services; each has its own feed. */
export const PORTALS = { ...FLAT_PORTALS, yml: 'Яндекс Директ, пакеты и услуги' } as const;
export type PortalName = keyof typeof PORTALS;

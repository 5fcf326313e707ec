import { z } from 'zod';
import { describe } from '../fields/field-meta.ts';
import { choice, email, flag, group, integer, list, phoneE164, text } from '../fields/fields.ts';
import { FLAT_PORTALS, PORTALS, type PortalName } from './portal-names.ts';

export function companyPortals() {
  return group(
    'Площадки',
    {
      ...portalSwitches(),
      seller: choice(
        'Кем продаёте квартиры',
        { owner: 'собственник', agency: 'посредник', developer: 'застройщик' },
        { hint: 'Так вас назовут площадки' },
      ).default('agency'),
      name: text(40, 'Кто отвечает на площадках', { hint: '«Отдел продаж»' }).optional(),
      phone: phoneE164('Телефон на площадках', { hint: 'Если не заполнить, общий телефон компании' }).optional(),
      email: email('Почта на площадках').optional(),
    },
    {
      hint: 'Списки квартир, пакетов и услуг, которые площадка забирает с сайта сама. Их адреса — на экране «Публикация»',
    },
  );
}

function portalSwitches() {
  return {
    yandexRealty: flag(PORTALS.yandexRealty).default(false),
    yandexSearch: flag(PORTALS.yandexSearch, { hint: 'Только квартиры по уступке и ДДУ' }).default(false),
    cian: flag(PORTALS.cian).default(false),
    avito: flag(PORTALS.avito).default(false),
    yml: flag(PORTALS.yml, { hint: 'Цены пакетов и услуг для объявлений' }).default(false),
  } satisfies Record<PortalName, z.ZodType<boolean>>;
}

export const HOUSE_MATERIALS = {
  brick: 'кирпич',
  panel: 'панели',
  block: 'блоки',
  monolith: 'монолит',
  monolithBrick: 'монолит и кирпич',
  wood: 'дерево',
} as const;
export type HouseMaterial = keyof typeof HOUSE_MATERIALS;

export const FINISHES = {
  none: 'без отделки',
  rough: 'черновая',
  whitebox: 'белая отделка, предчистовая',
  ready: 'чистовая, можно въезжать',
  designer: 'по дизайн-проекту',
} as const;
export type Finish = keyof typeof FINISHES;

const CADASTRAL = 'Кадастровый номер — четыре числа через двоеточие: «39:15:130712:1054».';

export function flatPortals() {
  return group(
    'Для площадок',
    {
      except: list('На какие площадки не отдавать', choice('Площадка', FLAT_PORTALS), {
        hint: 'Свободная квартира идёт на все включённые',
      }).default([]),
      address: text(120, 'Улица и номер дома', {
        hint: '«ул. Согласия, 12». Если не заполнить, возьмём адрес со страницы',
      }).optional(),
      houseMaterial: choice('Стены дома', HOUSE_MATERIALS).optional(),
      builtYear: integer('Год постройки', { min: 1700, max: 2100, hint: 'Для новостройки — год сдачи' }).optional(),
      readyQuarter: integer('Квартал сдачи', { min: 1, max: 4, hint: 'Только для новостройки' }).optional(),
      finish: choice('Отделка', FINISHES).optional(),
      separateBathrooms: integer('Раздельных санузлов', { min: 0, max: 9 }).optional(),
      combinedBathrooms: integer('Совмещённых санузлов', { min: 0, max: 9 }).optional(),
      balconies: integer('Балконов', { min: 0, max: 9 }).optional(),
      loggias: integer('Лоджий', { min: 0, max: 9 }).optional(),
      passengerLifts: integer('Пассажирских лифтов в подъезде', { min: 0, max: 9 }).optional(),
      freightLifts: integer('Грузовых лифтов в подъезде', { min: 0, max: 9 }).optional(),
      isApartments: flag('Апартаменты', { hint: 'По документам не квартира' }).optional(),
      isMortgageAllowed: flag('Можно в ипотеку').optional(),
      cadastralNumber: describe(z.string().regex(/^\d{1,2}:\d{1,2}:\d{1,7}:\d{1,9}$/, CADASTRAL), {
        title: 'Кадастровый номер',
        hint: '«39:15:130712:1054»',
        widget: 'text',
        maxLength: 30,
      }).optional(),
      ids: group(
        'Номера новостройки в справочниках площадок',
        {
          yandexBuilding: id('Яндекс: жилой комплекс', '3-й столбец списка новостроек, который Яндекс даёт площадкам'),
          yandexHouse: id('Яндекс: корпус', '7-й столбец того же списка'),
          cianComplex: id('ЦИАН: жилой комплекс', 'Из списка новостроек ЦИАН'),
          cianHouse: id('ЦИАН: корпус', 'Оттуда же'),
          avitoHouse: id('Авито: корпус', 'Из справочника новостроек автозагрузки'),
        },
        { hint: 'Без них площадки не берут квартиры в строящихся домах' },
      ).optional(),
    },
    { hint: 'На сайте этого нет: по этим полям квартиру находят в поиске на площадках' },
  );
}

/** Id in a portal's directory, stored as a string. */
function id(title: string, hint: string) {
  const schema = z.string().regex(/^\d{1,15}$/, 'Номер из справочника площадки: только цифры, в кавычках.');
  return describe(schema, { title, hint, widget: 'text', maxLength: 15 }).optional();
}

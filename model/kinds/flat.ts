import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import {
  areaM2,
  choice,
  decimal,
  drawing,
  httpsUrl,
  integer,
  isoDate,
  list,
  photo,
  photos,
  reference,
  rub,
  text,
} from '../fields/fields.ts';
import { together } from '../fields/required-when.ts';
import { nextDay } from '../format/calendar.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { seo, withdrawal } from './parts.ts';
import { plan } from './plan.ts';
import { flatPortals } from './portals.ts';

/** What the law asks of flats that are sold before the house is finished. */
const BEFORE_COMPLETION = { key: 'saleBasis', is: ['assignment', 'shared'] } as const;
const ONE_PLAN = { oneOf: ['plan', 'planPicture', 'planDrawing'] } as const;

const schema = z
  .strictObject({
    ...section('Что за квартира', {
      title: text(60, 'Название', { hint: '«2-комнатная, 64,4 м²»' }),
      rooms: integer('Комнат', { min: 0, max: 9, zero: 'студия' }),
      status: choice('Статус', { available: 'свободна', reserved: 'бронь', sold: 'продана' }, { ended: ['sold'] }),
      reservedUntil: isoDate('Бронь до', {
        isAlwaysShown: true,
        requiredWhen: { key: 'status', is: ['reserved'], action: 'Забронировать' },
      }).optional(),
      summary: text(300, 'Коротко о квартире'),
      features: list('Что в квартире', text(120, 'Пункт'), { min: 2, max: 12 }),
      package: reference('packages', 'В каком пакете отремонтирована').optional(),
    }),
    ...section('Цена', {
      priceRub: rub('Цена'),
      previousPriceRub: rub('Прежняя цена').optional(),
      priceChangedOn: isoDate('Когда цена изменилась').optional(),
      unfinishedPriceRubPerM2: rub('Сколько стоит метр без отделки в том же доме', { unit: '₽/м²' }).optional(),
    }),
    ...section('Площадь и этаж', {
      areaM2: areaM2('Общая площадь'),
      livingAreaM2: areaM2('Жилая площадь').optional(),
      kitchenAreaM2: areaM2('Площадь кухни').optional(),
      floor: integer('Этаж', { min: 1, max: 100 }),
      floorsTotal: integer('Этажей в доме', { min: 1, max: 100 }),
      ceilingM: decimal('Высота потолков', { min: 2, max: 8, unit: 'м' }),
      windows: text(40, 'Куда выходят окна', { hint: '«на две стороны»' }),
      bathroom: text(40, 'Санузел', { hint: '«совмещённый»' }),
    }),
    ...section('Дом и адрес', {
      house: text(60, 'Дом', { hint: '«кирпич, 2027»' }),
      keysOn: isoDate('Когда ключи', { hint: 'Без даты — дом сдан' }).optional(),
      shownInstead: text(200, 'Что покажете, пока дом строится', {
        hint: '«Такую же в первой очереди, ключи от неё выданы»',
      }).optional(),
      city: text(40, 'Город'),
      district: text(60, 'Район'),
      address: text(80, 'Адрес'),
      complex: text(60, 'Жилой комплекс').optional(),
      mapUrl: httpsUrl('Ссылка на карту'),
      latitude: decimal('Широта', {
        min: 40,
        max: 82,
        unit: '°',
        hint: 'Для карты квартир: «54.7475»',
        requiredWhen: { given: 'longitude' },
      }).optional(),
      longitude: decimal('Долгота', { min: 19, max: 180, unit: '°', requiredWhen: { given: 'latitude' } }).optional(),
    }),
    ...section('Документы', {
      saleBasis: choice('Основание продажи', {
        ownership: 'собственность',
        assignment: 'уступка',
        shared: 'договор долевого участия',
      }),
      developer: text(80, 'Застройщик', {
        hint: 'Как в проектной декларации. Нужен при уступке и ДДУ',
        asIs: 'name',
        requiredWhen: BEFORE_COMPLETION,
      }).optional(),
      projectDeclarationUrl: httpsUrl('Ссылка на проектную декларацию', { requiredWhen: BEFORE_COMPLETION }).optional(),
    }),
    plan: plan().optional(),
    ...section('План картинкой', {
      planPicture: photo('План картинкой', {
        hint: 'Если координат нет: чертёж картинкой, снимок экрана',
        requiredWhen: ONE_PLAN,
      }).optional(),
      planDrawing: drawing('План рисунком', {
        hint: 'Если координат нет: векторный чертёж',
        requiredWhen: ONE_PLAN,
      }).optional(),
    }),
    ...section('Снимки', {
      photos: photos('Снимки', { min: 1, max: 20 }),
      photosNote: text(160, 'Примечание к снимкам').optional(),
    }),
    portals: flatPortals().optional(),
    ...section('Показ на сайте', {
      publishedOn: isoDate('Опубликовать с'),
      isWithdrawn: withdrawal(),
    }),
    seo: seo().optional(),
  })
  .check(together('latitude', 'longitude', 'Для карты нужны и широта, и долгота: заполните обе или ни одной.'))
  .check((context) => {
    const flat = context.value;
    const complain = (field: string, message: string) =>
      context.issues.push({ code: 'custom', input: undefined, path: [field], message });
    const plans = [flat.plan, flat.planPicture, flat.planDrawing].filter((one) => one !== undefined);
    if (plans.length === 0) {
      complain('plan', 'Нет плана. Положите картинку в photos и назовите её в planPicture или опишите план в plan.');
    }
    if (plans.length > 1) {
      complain('plan', 'Планов больше одного: оставьте что-нибудь одно — plan, planPicture или planDrawing.');
    }
    if (flat.floor > flat.floorsTotal) complain('floor', `Этаж ${flat.floor} выше дома: в нём ${flat.floorsTotal}.`);
    if (flat.status === 'reserved' && !flat.reservedUntil)
      complain('reservedUntil', 'У брони должен быть последний день.');
    if (flat.saleBasis === 'ownership') return;
    if (!flat.projectDeclarationUrl) {
      complain('projectDeclarationUrl', 'При уступке и ДДУ закон просит ссылку на проектную декларацию.');
    }
    if (!flat.developer) {
      complain('developer', 'При уступке и ДДУ назовите застройщика, как он записан в проектной декларации.');
    }
  });
export type Flat = z.infer<typeof schema>;

/** Slugs reserved for other pages under the same path. */
const TAKEN = ['prodannye', 'sravnenie'];

const STATUS_ORDER = { available: 0, reserved: 1, sold: 2 } as const;
const byAge = newestFirst<Flat & { readonly slug: string }>((flat) => flat.publishedOn);

export const flats = defineKind({
  folder: 'flats',
  format: 'yaml',
  group: 'flats',
  address: '/sales/:slug',
  title: 'Квартиры',
  titleOne: 'Квартира',
  titleWith: 'address',
  hint: 'С планом, снимками и ценой',
  schema,
  prices: 'kept',
  order: (a, b) => STATUS_ORDER[a.status] - STATUS_ORDER[b.status] || byAge(a, b),
  shown: { from: (flat) => flat.publishedOn },
  check: (entries) =>
    entries
      .filter(({ slug }) => TAKEN.includes(slug))
      .map(({ slug }) => ({
        file: `flats/${slug}.yaml`,
        message: `Адрес /sales/${slug} занят страницей сайта. Переименуйте файл.`,
      })),
  changesOn: ({ reservedUntil, keysOn }) => [
    ...(reservedUntil ? [nextDay(reservedUntil)] : []),
    ...(keysOn ? [keysOn] : []),
  ],
});

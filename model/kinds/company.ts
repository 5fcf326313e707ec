import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import {
  choice,
  decimal,
  digits,
  email,
  flag,
  group,
  httpsUrl,
  integer,
  isoDate,
  list,
  phoneE164,
  photo,
  text,
  time,
} from '../fields/fields.ts';
import { together } from '../fields/required-when.ts';
import { nextDay, noticeDay } from '../format/calendar.ts';
import { MESSENGER_NAMES, MESSENGERS, type MessengerName } from '../lead/contact-ways.ts';
import { defineKind } from './define-kind.ts';
import { figures } from './parts.ts';
import { companyPortals } from './portals.ts';
import { reviewPlaceTitles } from './review-places.ts';

const weekday = choice('День', {
  mon: 'понедельник',
  tue: 'вторник',
  wed: 'среда',
  thu: 'четверг',
  fri: 'пятница',
  sat: 'суббота',
  sun: 'воскресенье',
});

const TOO_EARLY = 'Закрытие раньше открытия: поменяйте время местами.';

const openingHours = group('Часы', {
  days: list('Дни', weekday, { min: 1 }),
  opens: time('Открываетесь'),
  closes: time('Закрываетесь'),
}).refine((hours) => hours.opens < hours.closes, { path: ['closes'], message: TOO_EARLY });

const holiday = group('Праздник или короткий день', {
  from: isoDate('Первый день'),
  to: isoDate('Последний день', { hint: 'Не нужен, если день один', isAlwaysShown: true }).optional(),
  opens: time('Открываетесь', {
    hint: 'Без часов эти дни — выходные',
    isAlwaysShown: true,
    requiredWhen: { given: 'closes' },
  }).optional(),
  closes: time('Закрываетесь', { isAlwaysShown: true, requiredWhen: { given: 'opens' } }).optional(),
})
  .refine(({ from, to = from }) => from <= to, {
    path: ['to'],
    message: 'Последний день раньше первого: поменяйте даты местами.',
  })
  .check(
    together(
      'opens',
      'closes',
      'Часы пишутся парой: когда открываетесь и когда закрываетесь. Если не работаете, уберите оба.',
    ),
  )
  .refine(({ opens = '', closes = '~' }) => opens < closes, { path: ['closes'], message: TOO_EARLY });

function messengerTitles(): Record<MessengerName, string> {
  const titles = MESSENGER_NAMES.map((name) => [name, MESSENGERS[name].name]);
  return Object.fromEntries(titles) as Record<MessengerName, string>;
}

const messenger = group('Мессенджер', {
  kind: choice('Какой', messengerTitles()),
  label: text(40, 'Надпись на ссылке', { hint: '«Написать в Телеграм»' }),
  url: httpsUrl('Ссылка на вашу страницу'),
  note: text(120, 'Примечание', { hint: 'Когда и как отвечаете' }).optional(),
});

const department = group('Отдел', {
  label: text(60, 'Название'),
  phone: phoneE164('Телефон').optional(),
  email: email('Почта').optional(),
});

const schema = z.strictObject({
  ...section('Связь и часы', {
    phone: phoneE164('Телефон'),
    email: email('Почта'),
    hours: list('Часы работы', openingHours, { min: 1 }),
    holidays: list('Праздники и короткие дни', holiday, {
      hint: 'Часы этих дней или выходные: сайт не обещает в них звонков. Короткий день можно назвать и внутри праздников',
      isAlwaysShown: true,
      shortestApplies: true,
    }).optional(),
    hoursText: text(60, 'Часы словами', { hint: '«ежедневно с 9 до 20»' }),
    messengers: list('Мессенджеры', messenger),
    departments: list('Отделы', department),
    reviewPages: list(
      'Ваши страницы на площадках с отзывами',
      group('Страница', { place: choice('Площадка', reviewPlaceTitles()), url: httpsUrl('Ссылка') }),
      { hint: 'Туда ведут отзывы, у которых нет своей ссылки' },
    ).default([]),
  }),
  ...section('Название и город', {
    brand: text(40, 'Название', { hint: 'Как на вывеске', asIs: 'name' }),
    tagline: text(80, 'Чем занимаетесь', { hint: '«ремонт квартир в Калининграде»' }),
    city: text(40, 'Город'),
    cityIn: text(40, 'Где находитесь', { hint: 'Город в предложном падеже, без «в»: «Калининграде»' }),
    region: text(60, 'Область или край'),
    utcOffsetHours: integer('Часовой пояс', {
      min: 2,
      max: 12,
      hint: 'На сколько часов впереди Гринвича: Калининград 2, Москва 3, Самара 4, Екатеринбург 5, Омск 6, Новосибирск 7, Иркутск 8, Владивосток 10',
    }),
    latinNames: list(
      'Имена латиницей',
      text(40, 'Имя', { hint: 'Так, как пишет его владелец', internal: true, asIs: 'name' }),
      { hint: 'Марки и фирмы, о которых пишете. Остальную латиницу советуем писать по-русски', internal: true },
    ).optional(),
    foundedYear: integer('Год основания', { min: 1990, max: 2100 }),
  }),
  counts: group(
    'Сколько вас',
    {
      people: integer('Людей в компании', { min: 1, max: 10_000 }),
      brigades: integer('Бригад', { min: 1, max: 1000 }),
      homes: integer('Сдали квартир и домов за всё время', { min: 1, max: 100_000 }),
    },
    { hint: 'В текстах пишите {людей}, {бригад} и {сдано}: число поменяется везде сразу' },
  ).optional(),
  office: group('Офис', {
    title: text(90, 'Заголовок карточки на карте'),
    address: text(120, 'Адрес'),
    note: text(160, 'Как найти', { hint: 'Вход, этаж, парковка' }).optional(),
    latitude: decimal('Широта', { min: 41, max: 82, unit: '°', hint: 'Для карт и поисковиков' }).optional(),
    longitude: decimal('Долгота', { min: 19, max: 180, unit: '°' }).optional(),
    mapUrl: httpsUrl('Ссылка на карту с маршрутом'),
    photo: photo('Снимок офиса').optional(),
  }),
  requisites: group('Реквизиты', {
    legalName: text(120, 'Юридическое название', { asIs: 'name' }),
    inn: digits([10, 12], 'ИНН'),
    kpp: digits([9], 'КПП').optional(),
    ogrn: digits([13, 15], 'ОГРН'),
    account: digits([20], 'Расчётный счёт'),
    bank: text(120, 'Банк'),
    bik: digits([9], 'БИК'),
    correspondentAccount: digits([20], 'Корреспондентский счёт').optional(),
    address: text(160, 'Юридический адрес'),
  }),
  portals: companyPortals().optional(),
  figures: figures('Цифры доверия', { min: 2, max: 4, hint: 'Стоят на главной' }),
  ...section('Оговорки', {
    pricesValidUntil: isoDate('До какого числа действуют цены'),
    pricesNotice: text(300, 'Оговорка о ценах', { hint: 'Что цены на сайте — не оферта' }),
    picturesAreRenderings: text(200, 'Строка «снимки нарисованы»', {
      hint: 'Если нарисованы все картинки сайта. Вверху каждой страницы появится слово «визуализации», внизу — эта строка',
    }).optional(),
    demoNotice: text(300, 'Строка «данные вымышлены»', { hint: 'Только для показательного сайта' }).optional(),
  }),
  ...section('Для поисковиков', {
    closedToSearch: flag('Закрыть сайт от поисковиков', {
      hint: 'Пока сайт готовят. Открывает его кнопка на «Обзоре», когда сделано обязательное',
    }).optional(),
    shareImage: photo('Картинка для соцсетей', { hint: 'Там, где у страницы нет своей' }),
    analytics: group('Счётчики', {
      yandexMetrika: integer('Номер счётчика Яндекс Метрики', { min: 1, max: 9_999_999_999 }).optional(),
      yandexVerification: text(300, 'Код подтверждения Яндекс Вебмастера', {
        hint: 'Из метки, которую просит поставить на главную страницу',
        asIs: 'code',
      }).optional(),
      googleVerification: text(300, 'Код подтверждения консоли поиска Гугла', {
        hint: 'Из метки, которую просит поставить на главную страницу',
        asIs: 'code',
      }).optional(),
      indexNow: flag('Сообщать поисковикам об изменениях сразу', {
        hint: 'Яндекс и Бинг узнают об изменившихся страницах после каждой публикации; адреса страниц они и так видят',
      }).optional(),
    }).optional(),
  }),
});
export type Company = z.infer<typeof schema>;

/** Whether search engines must not index any page. */
export function isClosedToSearch({
  demoNotice,
  closedToSearch,
}: Pick<Company, 'demoNotice' | 'closedToSearch'>): boolean {
  return demoNotice !== undefined || closedToSearch === true;
}

export type Schedule = Pick<Company, 'hours' | 'holidays' | 'utcOffsetHours'>;

export const company = defineKind({
  file: 'company.yaml',
  group: 'company',
  address: '/contacts',
  title: 'Контакты и реквизиты',
  hint: 'Название, телефон, часы, праздники и короткие дни, адрес, реквизиты, мессенджеры',
  schema,
  prices: 'present',
  changesOn: ({ holidays = [] }) => holidays.flatMap(({ from, to = from }) => [noticeDay(from), from, nextDay(to)]),
});

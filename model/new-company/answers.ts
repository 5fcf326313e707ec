import { z } from 'zod';
import { contrastProblems } from '../brand/brand-colours.ts';
import { brandColours, nearestShade } from '../brand/near-colours.ts';
import { describe } from '../fields/field-meta.ts';
import {
  areaM2,
  colour,
  days,
  digits,
  email,
  flag,
  group,
  integer,
  isoDate,
  phoneE164,
  rub,
  text,
} from '../fields/fields.ts';
import { isAccountOf, isCorrespondentAccountOf, isInn, isOgrn } from './check-digits.ts';
import { readHours } from './hours-text.ts';
import { PACKAGE_LEVELS, type PackageLevel } from './package-levels.ts';
import { SINGLE_WORKS, type SingleWork } from './single-works.ts';

const MIN_PACKAGES = 3;
const HOURS_MESSAGE = 'Часы пишутся так: «пн–пт 9:00–18:00, сб 10:00–15:00» или «ежедневно 9:00–20:00».';

const hours = describe(
  z.string().refine((value) => readHours(value) !== null, HOURS_MESSAGE),
  {
    title: 'Часы работы',
    hint: '«пн–пт 9:00–18:00, сб 10:00–15:00»',
    widget: 'text',
    maxLength: 100,
  },
);

const requisites = group('Реквизиты', {
  legalName: text(120, 'Юридическое название', { hint: 'ООО «Которосль» или ИП Иванов Иван Иванович', asIs: 'name' }),
  inn: numberOf('ИНН', [10, 12], isInn),
  kpp: digits([9], 'КПП', { hint: 'У предпринимателя его нет' }).optional(),
  ogrn: numberOf('ОГРН или ОГРНИП', [13, 15], isOgrn),
  bank: text(120, 'Банк'),
  bik: digits([9], 'БИК'),
  account: digits([20], 'Расчётный счёт'),
  correspondentAccount: digits([20], 'Корреспондентский счёт').optional(),
  address: text(160, 'Юридический адрес', { hint: 'С индексом' }),
}).check(({ value: { bik, account, correspondentAccount }, issues }) => {
  const complain = (field: string, input: string) =>
    issues.push({
      code: 'custom',
      input,
      path: [field],
      message: `Счёт не подходит к БИК ${bik}: проверьте обе строки.`,
    });
  if (!isAccountOf(bik, account)) complain('account', account);
  if (correspondentAccount !== undefined && !isCorrespondentAccountOf(bik, correspondentAccount))
    complain('correspondentAccount', correspondentAccount);
});

const look = group('Знак и цвета', {
  logo: text(200, 'Файл со знаком', { hint: 'SVG или PNG; без него в шапке будет название' }).optional(),
  action: colour('Цвет кнопок', { hint: 'Решётка и шесть знаков: #1f5a70' }),
  accent: colour('Цвет меток', { hint: 'Светлый: на нём стоят тёмные слова' }),
}).check(({ value, issues }) => {
  for (const [name, problem] of contrastProblems(brandColours(value))) {
    if (name !== 'action' && name !== 'accent') continue;
    const message = `${problem} Ближайший подходящий: ${nearestShade(value, name)}.`;
    issues.push({ code: 'custom', input: value[name], path: [name], message });
  }
});

const packages = group('Пакеты, цены и обещания', {
  exampleAreaM2: areaM2('Площадь обычной квартиры', { min: 20, max: 200, hint: 'Для неё посчитаем примеры' }),
  ...packageFields(),
  pricesValidUntil: isoDate('До какого числа действуют цены'),
  estimateDays: days('За сколько дней после замера готовите смету'),
  guaranteeYears: integer('Гарантия на работы', { min: 1, max: 10, unit: 'лет' }),
  keepsEstimate: flag('Обещаете, что смета не растёт без подписи заказчика'),
  showsHiddenWork: flag('Обещаете снимать трубы и кабель до штукатурки'),
  delayRubPerDay: rub('Сколько вычитаете за день опоздания', { hint: 'Без ответа не обещаем' }).optional(),
}).check(({ value, issues }) => {
  if (PACKAGE_LEVELS.filter(({ level }) => value[level] !== undefined).length >= MIN_PACKAGES) return;
  const message = `Нужны хотя бы три пакета из четырёх: посетитель выбирает, сравнивая.`;
  const missing = PACKAGE_LEVELS.filter(({ level }) => value[level] === undefined);
  for (const { level } of missing) issues.push({ code: 'custom', input: value, path: [level], message });
});

const offers = group('Что ещё предлагаете', {
  ...singleWorkFields(),
  sales: flag('Продаёте квартиры'),
  promotions: flag('Проводите акции'),
  reviews: flag('Собираете отзывы на сайте'),
  vacancies: flag('Ищете сотрудников'),
});

/** Questions about a new company, step by step. */
export const answersSchema = z.strictObject({
  name: group('Название', {
    brand: text(40, 'Название', { hint: 'Как на вывеске', asIs: 'name' }),
    foundedYear: integer('Год основания', { min: 1990, max: 2100 }),
  }),
  city: group('Город', {
    city: text(40, 'Город'),
    cityIn: text(40, 'Работаете в…', { hint: 'Город в предложном падеже, без «в»: «Твери»' }),
    region: text(60, 'Область или край'),
    utcOffsetHours: integer('Часовой пояс', {
      min: 2,
      max: 12,
      hint: 'На сколько часов впереди Гринвича: Калининград 2, Москва 3, Самара 4, Екатеринбург 5',
    }),
    tagline: text(80, 'Чем занимаетесь', { hint: '«ремонт квартир в Твери»' }),
  }),
  contacts: group('Связь и офис', {
    phone: phoneE164('Телефон', { hint: '+7 и десять цифр, без пробелов' }),
    email: email('Почта для заявок'),
    hours,
    callbackMinutes: integer('За сколько минут перезваниваете в рабочее время', { min: 1, max: 600 }).optional(),
    officeAddress: text(120, 'Адрес офиса', { hint: 'Начните с города: «Тверь, ул. Советская, 5»' }),
    officeNote: text(160, 'Как найти вход').optional(),
  }),
  requisites,
  look,
  packages,
  offers,
  documents: group('Документы', {
    email: email('Почта для обращений о персональных данных'),
  }),
});
export type Answers = z.infer<typeof answersSchema>;

function numberOf(title: string, lengths: readonly number[], isCorrect: (value: string) => boolean) {
  const schema = digits(lengths, title).refine(isCorrect, {
    error: `Контрольная цифра не сходится: в номере опечатка. Сверьте ${title} с выпиской.`,
  });
  return describe(schema, {
    title,
    hint: `Цифр: ${lengths.join(' или ')}`,
    asIs: 'code',
    widget: 'text',
    maxLength: 15,
  });
}

function packageFields() {
  const field = (title: string) =>
    group(`Пакет «${title}»`, {
      priceRubPerM2: rub('Цена от', { unit: '₽/м²' }),
      termDays: days('Срок обычной квартиры'),
    }).optional();
  const fields = PACKAGE_LEVELS.map(({ level, title }) => [level, field(title)]);
  return Object.fromEntries(fields) as Record<PackageLevel, ReturnType<typeof field>>;
}

function singleWorkFields() {
  const field = (title: string, unit: string) => rub(`${title}: цена от`, { unit: `₽ за ${unit}` }).optional();
  const fields = SINGLE_WORKS.map(({ name, title, unit }) => [name, field(title, unit)]);
  return Object.fromEntries(fields) as Record<SingleWork, ReturnType<typeof field>>;
}

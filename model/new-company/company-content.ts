import { brandColours } from '../brand/near-colours.ts';
import { counted, DAYS, YEARS } from '../format/plural.ts';
import type { KindSource } from '../kinds/kinds.ts';
import type { Answers } from './answers.ts';
import { hoursInWords, readHours } from './hours-text.ts';
import { chosenPackages, usualPackage } from './package-content.ts';
import { drawn } from './pictures.ts';
import { SINGLE_WORKS } from './single-works.ts';

/** `company.yaml`. */
export function companyContent(answers: Answers): KindSource<'company'> {
  const { name, city, contacts, requisites, packages } = answers;
  const { phone, email, officeAddress, officeNote } = contacts;
  return {
    ...{ brand: name.brand, tagline: city.tagline, city: city.city, cityIn: city.cityIn, region: city.region },
    ...{ utcOffsetHours: city.utcOffsetHours, foundedYear: name.foundedYear, phone, email },
    hours: hoursOf(answers),
    hoursText: hoursText(answers),
    messengers: [],
    departments: [{ label: 'Заявки и замеры', phone, email }],
    office: {
      title: `Офис «${name.brand}»`,
      address: officeAddress,
      ...(officeNote === undefined ? {} : { note: officeNote }),
      mapUrl: `https://yandex.ru/maps/?text=${encodeURIComponent(officeAddress)}`,
    },
    requisites,
    figures: trustFigures(answers),
    pricesValidUntil: packages.pricesValidUntil,
    pricesNotice: 'Цены на сайте — не публичная оферта. Точную стоимость называем после замера и записываем в смету.',
    closedToSearch: true,
    shareImage: drawn('home'),
  };
}

/** Figures that follow from the answers. */
export function trustFigures(answers: Answers): KindSource<'company'>['figures'] {
  const { guaranteeYears, estimateDays, exampleAreaM2 } = answers.packages;
  const { title, termDays } = usualPackage(answers);
  return [
    { ...figureOf(counted(termDays, DAYS)), label: `срок квартиры ${area(exampleAreaM2)}, пакет «${title}»` },
    { ...figureOf(counted(estimateDays, DAYS)), label: 'от замера до сметы построчно' },
    { ...figureOf(counted(guaranteeYears, YEARS)), label: 'гарантия на работы' },
  ];
}

export function area(areaM2: number): string {
  return `${String(areaM2).replace('.', ',')} м²`;
}

export function hoursText(answers: Answers): string {
  return hoursInWords(hoursOf(answers));
}

function hoursOf({ contacts }: Answers): KindSource<'company'>['hours'] {
  return readHours(contacts.hours) ?? [];
}

/** «Перезвоним за 30 минут», or without minutes when none are promised. */
export function callNote(answers: Answers): string {
  const isSoon = answers.contacts.callbackMinutes !== undefined;
  return isSoon
    ? `Перезвоним за {минуты}, ${hoursText(answers)}.`
    : `Перезвоним в рабочие часы: ${hoursText(answers)}.`;
}

function figureOf(text: string): { value: string; unit: string } {
  const [value = '', unit = ''] = text.split('\u00a0');
  return { value, unit };
}

/** `brand.yaml`; `mark` and `favicon` are files in the drawings folder. */
export function brandContent(
  { look }: Answers,
  { mark, favicon }: { mark?: string; favicon: string },
): KindSource<'brand'> {
  return { ...(mark === undefined ? {} : { mark }), favicon, colours: brandColours(look) };
}

/** `replies.yaml`. */
export function repliesContent({ contacts: { callbackMinutes } }: Answers): KindSource<'replies'> {
  return {
    ...(callbackMinutes === undefined ? {} : { callbackMinutes }),
    form: {
      before: 'Звоним {часы}.',
      open: 'В {городе} {время}, мы на связи до {закрытие}. Позвоним {когда}.',
      closed: 'В {городе} {время}, уже не работаем. Позвоним {когда}.',
    },
    callback: {
      title: callbackMinutes === undefined ? 'Перезвоним вам' : 'Позвоним за {минуты}',
      lead: 'Ответим на вопросы о цене и сроках, договоримся о замере.',
    },
    accepted: {
      title: 'Заявка № {номер} принята',
      call: 'Позвоним {когда}.',
      closed: 'В {городе} {время}, офис закрыт.',
      hours: 'Работаем {часы}.',
    },
    messages: [
      {
        title: 'Не дозвонились',
        text: 'Здравствуйте, {имя}! Это {компания}. Вы оставили заявку № {номер}, не смогли дозвониться. Когда удобно поговорить?',
      },
      { title: 'Где мы', text: 'Наш офис — {адрес}. Работаем {часы}.' },
    ],
  };
}

/** `calculator.yaml`. */
export function calculatorContent(answers: Answers, today: string): KindSource<'calculator'> {
  const { packages } = answers;
  return {
    ...{ minAreaM2: 20, maxAreaM2: 200, defaultAreaM2: Math.round(packages.exampleAreaM2) },
    defaultPackage: usualPackage(answers).slug,
    rules: { version: 1, since: today },
    resale: { markup: 0.1, days: 8, what: 'демонтаж' },
    tolerancePercent: 10,
    forkReasons: ['Кривые стены и перепад пола', 'Материалы дороже или дешевле заложенных в пакет'],
    extras: [],
    notIncluded: 'Не входят кухня, шкафы, техника и шторы.',
    note: 'Нужно что-то ещё? Скажите на замере, внесём строкой в смету.',
  };
}

/** `navigation.yaml`; links to sections that the company lacks are not shown. */
export function navigationContent(answers: Answers): KindSource<'navigation'> {
  const cheapest = chosenPackages(answers)[0]?.slug;
  const [sales, works, services] = [
    { label: 'Квартиры', to: '/sales' },
    { label: 'Работы', to: '/works' },
    { label: 'Услуги', to: '/services' },
  ];
  const [promotions, news] = [
    { label: 'Акции', to: '/stocks' },
    { label: 'Полезная информация', to: '/news' },
  ];
  const [about, contacts] = [
    { label: 'О компании', to: '/about' },
    { label: 'Контакты', to: '/contacts' },
  ];
  const remont = { label: 'Ремонт', to: '/remont', hint: `от {цена ${cheapest}}/м²` };
  return {
    header: [remont, works, sales, services, promotions, news, about, contacts],
    menu: { services: [] },
    footer: [
      { title: 'Ремонт', links: [{ label: 'Пакеты и цены', to: '/remont' }, works, services, promotions, sales] },
      {
        title: 'Компания',
        links: [
          about,
          { label: 'Отзывы', to: '/about/reviews' },
          { label: 'Вакансии', to: '/about/vacancies' },
          news,
          contacts,
        ],
      },
      {
        title: 'Документы',
        links: [
          { label: 'Политика персональных данных', to: '/policy' },
          { label: 'Согласие на обработку данных', to: '/consent' },
          { label: 'Согласие на рекламу', to: '/consent-marketing' },
          { label: 'Файлы куки', to: '/cookies' },
        ],
      },
    ],
  };
}

/** Rows of separate works with the prices from the answers. */
export function singleWorks({ offers }: Answers): NonNullable<KindSource<'home'>['services']>['rows'] {
  return SINGLE_WORKS.flatMap(({ name, title, unit, icon }) => {
    const priceRub = offers[name];
    return priceRub === undefined ? [] : [{ icon, title, price: { rub: priceRub, from: true, unit } }];
  });
}

import { z } from 'zod';
import { choice, group, integer, list, photo, reference, text } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';
import { price, questions, seo, titledTexts } from './parts.ts';

const heading = { title: text(80, 'Заголовок'), lead: text(260, 'Абзац под заголовком').optional() };

/** One bar of the schedule chart; days start at 1, both ends inclusive. */
const stage = group('Этап', {
  title: text(60, 'Название'),
  fromDay: integer('С какого дня', { min: 1, max: 1500 }),
  toDay: integer('По какой день', { min: 1, max: 1500 }),
}).refine((bar) => bar.fromDay <= bar.toDay, {
  path: ['toDay'],
  message: 'Этап кончается раньше, чем начался.',
});

const serviceRow = group('Работа', {
  icon: choice('Значок', {
    plan: 'план',
    bucket: 'ведро',
    hammer: 'молоток',
    ruler: 'линейка',
    roller: 'валик',
    plug: 'вилка',
    pipe: 'труба',
    tile: 'плитка',
    bath: 'ванна',
    door: 'дверь',
    layers: 'слои пола',
    house: 'дом',
    key: 'ключ',
    doc: 'документ',
    shield: 'щит',
    calc: 'калькулятор',
  }),
  title: text(60, 'Название'),
  service: reference('services', 'Услуга', {
    hint: 'Если о работе есть страница: цену возьмём оттуда',
    requiredWhen: { oneOf: ['service', 'price'] },
  }).optional(),
  price: price().optional(),
}).refine(({ service, price }) => (service === undefined) !== (price === undefined), {
  path: ['service'],
  message: 'Нужна услуга, чью цену взять, или своя цена, а не обе.',
});

const schema = z.strictObject({
  hero: group('Первый экран', {
    title: text(90, 'Заголовок'),
    lead: text(260, 'Абзац под заголовком'),
    photo: photo('Снимок'),
    work: reference('works', 'Чья квартира на снимке').optional(),
  }),
  packages: group('Пакеты', heading),
  calculator: group('Калькулятор', heading),
  works: group('Работы', {
    ...heading,
    featured: reference('works', 'Большая работа', {
      hint: 'С комнатой по дням, если она снята. Если не выбрать, встанет новейшая',
    }).optional(),
    row: list('Работы в ряд', reference('works', 'Работа'), {
      max: 3,
      hint: 'Лучше три. Если не выбрать, встанут новейшие',
    }).optional(),
  }),
  schedule: group('График', {
    ...heading,
    stages: list('Этапы', stage, { min: 3, max: 10 }),
    notes: titledTexts('Пояснения', 'Пояснение', { title: 60, text: 260, min: 3, length: 3 }),
  }),
  promotion: reference('promotions', 'Акция в полосе', { hint: 'Когда она кончится, полоса исчезнет сама' }).optional(),
  flats: group('Квартиры', heading, { hint: 'Если не продаёте, не заполняйте: раздела не будет' }).optional(),
  reviews: group(
    'Отзывы',
    {
      ...heading,
      main: reference('reviews', 'Большой отзыв'),
      more: list('Остальные отзывы', reference('reviews', 'Отзыв'), { max: 4 }),
    },
    { hint: 'Пока отзывов нет, не заполняйте: раздела не будет' },
  ).optional(),
  services: group(
    'Отдельные работы',
    { ...heading, rows: list('Работы и цены', serviceRow, { min: 1, max: 14 }) },
    { hint: 'Если не делаете, не заполняйте: раздела не будет' },
  ).optional(),
  questions: group('Вопросы', {
    title: text(60, 'Заголовок'),
    lead: text(200, 'Абзац под заголовком'),
    items: questions({ min: 3, max: 10 }),
  }),
  articles: group('Статьи', heading),
  closing: group('Форма внизу', {
    title: text(60, 'Заголовок'),
    lead: text(260, 'Абзац под заголовком'),
    cardTitle: text(60, 'Заголовок карточки'),
    cardNote: text(160, 'Что будет после отправки'),
    button: text(40, 'Надпись на кнопке'),
  }),
  seo: seo(),
});

export type Home = z.infer<typeof schema>;

export const home = defineKind({
  file: 'home.yaml',
  group: 'site',
  address: '/',
  title: 'Главная страница',
  hint: 'Тексты и снимки главной, сверху вниз',
  schema,
  prices: 'present',
});

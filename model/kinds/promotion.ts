import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { digits, group, isoDate, list, path, photo, text } from '../fields/fields.ts';
import { nextDay } from '../format/calendar.ts';
import { defineKind } from './define-kind.ts';
import { seo, withdrawal } from './parts.ts';

const schema = z
  .strictObject({
    ...section('Акция', {
      title: text(60, 'Название'),
      bannerTitle: text(60, 'Заголовок страницы', { hint: 'Если не заполнить, встанет название' }).optional(),
      summary: text(200, 'Коротко'),
      startsOn: isoDate('Первый день'),
      endsOn: isoDate('Последний день', { hint: 'Включительно; акция кончится сама' }),
      photo: photo('Снимок'),
      facts: list('Факты', group('Факт', { label: text(50, 'О чём'), value: text(30, 'Сколько') }), {
        min: 2,
        max: 4,
      }).default([]),
    }),
    ...section('Кому и что', {
      audienceTitle: text(50, 'Заголовок «кому»').default('Кому подходит'),
      audience: list('Кому подходит', text(500, 'Абзац')).default([]),
      note: text(260, 'Примечание').optional(),
      includedTitle: text(50, 'Заголовок «что входит»').default('Что входит'),
      included: list('Что входит', text(140, 'Пункт'), { min: 3, max: 12 }).default([]),
    }),
    ...section('Условия', {
      terms: list('Условия', text(400, 'Условие'), { min: 1, hint: 'Что сделать, пределы, с чем не складывается' }),
      organizer: text(200, 'Кто проводит', { hint: 'Если не заполнить, встанут ваши реквизиты' }).optional(),
      rulesUrl: path('Страница с правилами').optional(),
      advertising: group(
        'Маркировка рекламы',
        {
          erid: text(300, 'Токен рекламы', { hint: 'Его даёт оператор рекламных данных', asIs: 'code' }),
          advertiserName: text(120, 'Рекламодатель', { asIs: 'name' }),
          advertiserInn: digits([10, 12], 'ИНН рекламодателя'),
        },
        { hint: 'Если она нужна' },
      ).optional(),
    }),
    ...section('Форма заявки', {
      form: group(
        'Слова формы',
        {
          title: text(60, 'Заголовок').default('Узнайте, подойдёт ли вам акция'),
          note: text(160, 'Что будет после отправки', { hint: 'Когда перезвоним и что спросим' }).default(
            'Перезвоним, расскажем условия и ответим на вопросы.',
          ),
          button: text(40, 'Надпись на кнопке').default('Узнать условия'),
        },
        { hint: 'Если не заполнить, встанут общие' },
      ).prefault({}),
      ask: text(40, 'Что спросить в форме', { hint: 'Отдельное поле: «Адрес дома»' }).optional(),
    }),
    ...section('Показ на сайте', {
      isWithdrawn: withdrawal(),
    }),
    seo: seo().optional(),
  })
  .refine((promotion) => promotion.startsOn <= promotion.endsOn, {
    path: ['endsOn'],
    message: 'Акция кончается раньше, чем начинается: поменяйте даты.',
  });
export type Promotion = z.infer<typeof schema>;

export const promotions = defineKind({
  folder: 'promotions',
  format: 'yaml',
  group: 'promotions',
  address: '/stocks/:slug',
  title: 'Акции',
  titleOne: 'Акция',
  hint: 'Первый и последний день включительно; начинаются и кончаются сами',
  schema,
  prices: 'present',
  order: (a, b) => a.endsOn.localeCompare(b.endsOn) || a.slug.localeCompare(b.slug),
  runs: ({ startsOn, endsOn }) => ({ from: startsOn, until: endsOn }),
  changesOn: ({ startsOn, endsOn }) => [startsOn, nextDay(endsOn)],
});

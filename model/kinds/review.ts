import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { choice, flag, group, httpsUrl, integer, isoDate, list, photo, reference, text } from '../fields/fields.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { publicationConsent, withdrawal } from './parts.ts';
import { reviewPlaceTitles } from './review-places.ts';

const schema = z.strictObject({
  ...section('Отзыв', {
    author: text(40, 'Автор', { hint: 'Имя, как он разрешил', asIs: 'quote' }),
    about: text(80, 'О какой работе', { hint: '«Артиллерийская, 64 м², «Комфорт»»' }),
    date: isoDate('Дата отзыва'),
    rating: integer('Оценка', { min: 1, max: 5 }),
    quote: text(320, 'Главное из отзыва', { hint: 'Одна-две фразы, без кавычек', asIs: 'quote' }),
    text: list('Отзыв целиком', text(900, 'Абзац', { asIs: 'quote' })).default([]),
    remark: flag('В отзыве есть замечание').default(false),
    reply: text(600, 'Ответ директора').optional(),
    photo: photo('Снимок').optional(),
    work: reference('works', 'Работа').optional(),
    source: group(
      'Где оставлен',
      {
        place: choice('Площадка', reviewPlaceTitles()),
        url: httpsUrl('Ссылка на отзыв', { hint: 'Без неё поведёт на вашу страницу на площадке' }).optional(),
      },
      {
        hint: 'Не заполняйте, если отзыв из вашей анкеты: сайт так и напишет',
        isAlwaysShown: true,
      },
    ).optional(),
  }),
  consent: publicationConsent('Согласие на публикацию'),
  ...section('Показ на сайте', {
    isWithdrawn: withdrawal(),
  }),
});
export type Review = z.infer<typeof schema>;

export const reviews = defineKind({
  folder: 'reviews',
  format: 'yaml',
  group: 'company',
  address: '/about/reviews',
  title: 'Отзывы',
  titleOne: 'Отзыв',
  hint: 'Без согласия на публикацию отзыв не выйдет',
  schema,
  prices: 'kept',
  order: newestFirst((review) => review.date),
  shown: { from: (review) => review.consent.givenOn },
});

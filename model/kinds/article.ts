import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { isoDate, list, photo, reference, text } from '../fields/fields.ts';
import { defineKind, newestFirst } from './define-kind.ts';
import { form, seo, withdrawal } from './parts.ts';

const ONE_AUTHOR = { oneOf: ['writtenBy', 'author'] } as const;

const schema = z
  .strictObject({
    ...section('Статья', {
      title: text(90, 'Заголовок'),
      lead: text(300, 'Вводный абзац', { hint: 'Две-три фразы о том, что узнает читатель' }),
      writtenBy: reference('people', 'Автор из наших людей', { requiredWhen: ONE_AUTHOR }).optional(),
      author: text(60, 'Автор', {
        hint: 'Имя и фамилия, если автора нет среди людей',
        requiredWhen: ONE_AUTHOR,
      }).optional(),
      authorRole: text(60, 'Кем работает автор', { hint: '«инженер по приёмке»' }).optional(),
      tags: list('Темы', text(30, 'Тема'), { min: 1, max: 4 }),
      cover: photo('Обложка'),
      related: list('Что читать дальше', reference('articles', 'Статья'), {
        max: 3,
        hint: 'Если не выбрать, подберём по темам',
      }).default([]),
    }),
    ...section('Даты', {
      publishedOn: isoDate('Опубликовать с', { hint: 'С будущей датой статья появится в свой день сама' }),
      updatedOn: isoDate('Обновлена').optional(),
    }),
    form: form(200),
    ...section('Показ на сайте', {
      isWithdrawn: withdrawal(),
    }),
    seo: seo().optional(),
  })
  .refine((article) => (article.writtenBy === undefined) !== (article.author === undefined), {
    path: ['author'],
    message: 'Назовите автора один раз: или из наших людей, или именем и фамилией.',
  });

export const articles = defineKind({
  folder: 'articles',
  format: 'md',
  group: 'articles',
  address: '/news/:slug',
  title: 'Статьи',
  titleOne: 'Статья',
  hint: 'Полезная информация: сведения и под ними текст',
  schema,
  prices: 'present',
  order: newestFirst((article) => article.publishedOn),
  shown: { from: (article) => article.publishedOn },
});

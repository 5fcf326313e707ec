import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { integer, list, photo, text } from '../fields/fields.ts';
import { byOrder, defineKind } from './define-kind.ts';

const schema = z.strictObject({
  ...section('Человек', {
    name: text(60, 'Имя и фамилия'),
    role: text(60, 'Кем работает', { hint: '«прораб», «сметчик»; первым на странице стоит директор' }),
    order: integer('Место в списке', { min: 1, max: 99 }),
    joinedYear: integer('С какого года в компании', { min: 1950, max: 2100, hint: 'Сколько лет, посчитаем сами' }),
    portrait: photo('Портрет').optional(),
    quote: text(400, 'Своими словами', { hint: 'Одна-две фразы, без кавычек. Обычно директор' }).optional(),
    facts: list('Что можно проверить', text(200, 'Факт', { hint: 'Образование, допуск, чем занят' }), {
      min: 1,
      max: 5,
    }),
  }),
});
export type Person = z.infer<typeof schema>;

/** Upper bound in years; the displayed years of service change on each 1 January. */
const YEARS_OF_SERVICE = 60;

export const people = defineKind({
  folder: 'people',
  format: 'yaml',
  group: 'company',
  address: '/about',
  title: 'Команда',
  titleOne: 'Человек',
  hint: 'Директор, прорабы, инженер, сметчик; их называют работы, отзывы и статьи',
  schema,
  prices: 'kept',
  order: byOrder,
  changesOn: ({ joinedYear }) =>
    Array.from({ length: YEARS_OF_SERVICE }, (_, index) => `${joinedYear + index + 1}-01-01`),
});

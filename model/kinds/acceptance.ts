import { z } from 'zod';
import { group, integer, list, text } from '../fields/fields.ts';
import { together } from '../fields/required-when.ts';
import { byOrder, defineKind } from './define-kind.ts';

const point = group('Что проверить', {
  title: text(90, 'Что проверить', { hint: '«Углы прямые»' }),
  how: text(240, 'Как смотреть и чем мерить'),
  tolerance: text(120, 'Допуск', { hint: '«до 2 мм на 1 м»', requiredWhen: { given: 'norm' } }).optional(),
  norm: text(80, 'Откуда допуск', {
    hint: 'Свод правил, стандарт или договор',
    requiredWhen: { given: 'tolerance' },
  }).optional(),
}).check(together('tolerance', 'norm', 'Допуск и откуда он взят пишут вместе: заполните оба поля или ни одного.'));

const schema = z.strictObject({
  title: text(60, 'Часть квартиры', { hint: '«Стены», «Окна», «Санузел»' }),
  order: integer('Место в обходе', { min: 1, max: 99 }),
  points: list('Пункты', point, { min: 1, max: 20 }).refine(
    (points) => new Set(points.map(({ title }) => title)).size === points.length,
    { message: 'Два пункта называются одинаково: по названию посетитель узнаёт свою пометку.' },
  ),
});
export type AcceptanceRoom = z.infer<typeof schema>;

export const acceptance = defineKind({
  folder: 'acceptance',
  format: 'yaml',
  group: 'prices',
  address: '/priyomka',
  title: 'Приёмка новой квартиры',
  titleOne: 'Часть квартиры',
  hint: 'Что проверить в новой квартире, по частям, в порядке обхода',
  schema,
  prices: 'kept',
  order: byOrder,
});

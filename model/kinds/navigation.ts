import { z } from 'zod';
import { group, list, path, reference, text } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';

function link() {
  return group('Ссылка', {
    label: text(40, 'Надпись'),
    to: path('Страница'),
    hint: text(40, 'Короткий факт', { hint: 'Стоит справа в меню телефона: «со сметами и сроками»' }).optional(),
  });
}

const schema = z.strictObject({
  header: list('Разделы в шапке', link(), {
    min: 3,
    max: 9,
    hint: 'Слева направо. Ссылки на разделы, которых пока нет, сайт не покажет',
  }),
  menu: group('Меню «Ремонт»', {
    services: list(
      'Отдельные работы',
      group('Работа', { label: text(40, 'Надпись'), service: reference('services', 'Услуга') }),
      { max: 8, hint: 'Цены возьмём из услуг' },
    ),
    featuredWork: reference('works', 'Работа со снимком справа', {
      hint: 'Если не выбрать, встанет новейшая',
    }).optional(),
  }),
  footer: list(
    'Столбцы подвала',
    group('Столбец', { title: text(40, 'Заголовок'), links: list('Ссылки', link(), { min: 1, max: 8 }) }),
    { min: 1, max: 4 },
  ),
});
export type Navigation = z.infer<typeof schema>;

export const navigation = defineKind({
  file: 'navigation.yaml',
  group: 'site',
  title: 'Меню',
  hint: 'Шапка, меню «Ремонт», подвал',
  schema,
  prices: 'present',
});

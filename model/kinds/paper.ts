import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { flag, group, integer, isoDate, list, text } from '../fields/fields.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { seo } from './parts.ts';

const checklistSection = group('Раздел листа', {
  title: text(60, 'Название', { hint: '«Стены и перегородки»' }),
  isRough: flag('Проверяют и без чистовой отделки').default(false),
  points: list(
    'Пункты',
    group('Пункт', {
      what: text(120, 'Что проверяем'),
      how: text(120, 'Чем и как меряем'),
      tolerance: text(80, 'Что допускаем', { hint: '«2 мм на 2 м»' }),
    }),
    { min: 1, hint: 'Номера посчитаем сами, подряд по всему листу' },
  ),
});

const schema = z.strictObject({
  ...section('Бумага', {
    title: text(120, 'Название'),
    shortTitle: text(40, 'Короткое название', { hint: '«Договор подряда»: для ссылок и строки пути над заголовком' }),
    order: integer('Место в списке', { min: 1, max: 99 }),
    editedOn: isoDate('Редакция от', { hint: 'Стоит на странице и в файле' }),
    summary: text(300, 'О чём бумага', { hint: 'Человеческим языком' }),
    note: text(300, 'Примечание', { hint: 'Что это образец и что у вас может быть иначе' }).optional(),
  }),
  checklist: list('Лист проверки', checklistSection, { hint: 'Встанет под текстом таблицами' }).default([]),
  roughNote: text(60, 'Как зовутся пункты без чистовой отделки', { hint: '«пункты белой отделки»' }).optional(),
  seo: seo().optional(),
});

export const papers = defineKind({
  folder: 'papers',
  format: 'md',
  group: 'company',
  address: '/about/documents/:slug',
  title: 'Образцы документов',
  titleOne: 'Образец документа',
  hint: 'Договор, лист приёмки, акт: можно прочитать и скачать до договора',
  schema,
  prices: 'present',
  order: byOrder,
});

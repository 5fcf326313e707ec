import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { flag, group, integer, list, photo, text } from '../fields/fields.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { form, price, questions, seo, titledTexts } from './parts.ts';

const schema = z.strictObject({
  ...section('Услуга', {
    title: text(60, 'Название'),
    bannerTitle: text(60, 'Заголовок страницы', { hint: 'Если не заполнить, встанет название' }).optional(),
    order: integer('Место в списке', { min: 1, max: 99 }),
    summary: text(220, 'Коротко'),
    photo: photo('Снимок'),
    lead: text(320, 'Вводный абзац'),
  }),
  ...section('Цена и срок', {
    price: price(),
    term: text(60, 'Срок'),
    prices: list(
      'Цены подробно',
      group('Строка', {
        title: text(80, 'За что'),
        price: text(40, 'Цена', { hint: 'Так, как увидит посетитель: «от 36 000 ₽», «входит»' }),
      }),
      { min: 1 },
    ),
  }),
  ...section('Что делаем', {
    checklistTitle: text(60, 'Заголовок перечня', { hint: '«Что проверяем», «Что входит»' }),
    checklist: list(
      'Перечень',
      group('Часть', {
        title: text(50, 'Название'),
        items: list('Пункты', text(160, 'Пункт'), { min: 2 }),
        isExtra: flag('Не входит в цену', { hint: 'Пункты будут с чертой, а не с галочкой' }).default(false),
      }),
      { min: 1 },
    ),
    toolsTitle: text(60, 'Заголовок приборов', { hint: 'Если не заполнить: «Чем работаем»' }).optional(),
    tools: titledTexts('Приборы', 'Прибор', { title: 60, text: 200, min: 0 }).default([]),
    steps: titledTexts('Шаги', 'Шаг', { title: 60, text: 260, min: 3 }),
  }),
  sample: group(
    'Образец документа',
    {
      title: text(80, 'Название'),
      columns: list('Столбцы', text(40, 'Столбец'), { min: 2, max: 5 }),
      rows: list('Строки', list('Строка', text(120, 'Ячейка'), { min: 2, max: 5 }), { min: 2 }),
      note: text(240, 'Примечание'),
    },
    { hint: 'Дефектная ведомость, строки сметы' },
  ).optional(),
  questions: questions({ min: 2 }),
  form: form(160),
  seo: seo().optional(),
});
export type Service = z.infer<typeof schema>;

export const services = defineKind({
  folder: 'services',
  format: 'yaml',
  group: 'prices',
  address: '/services/:slug',
  title: 'Услуги',
  titleOne: 'Услуга',
  hint: 'Отдельные работы: что делаем, сколько стоит',
  schema,
  prices: 'present',
  order: byOrder,
});

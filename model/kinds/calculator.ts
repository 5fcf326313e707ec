import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { flag, group, integer, isoDate, list, reference, rub, share, slug, text } from '../fields/fields.ts';
import { defineKind } from './define-kind.ts';

const ONE_PRICE = { oneOf: ['priceRub', 'priceRubPerM2', 'share', 'service'] } as const;

const extra = group('Дополнение', {
  id: slug('Имя для программ', { hint: 'Латиницей, у каждого дополнения своё' }),
  title: text(60, 'Название'),
  priceRub: rub('Цена за всё', { requiredWhen: ONE_PRICE }).optional(),
  priceRubPerM2: rub('Цена за метр', { unit: '₽/м²', requiredWhen: ONE_PRICE }).optional(),
  share: share('Доля цены ремонта', { hint: '0,08 — это 8 % от цены пакета', requiredWhen: ONE_PRICE }).optional(),
  service: reference('services', 'Услуга, чью цену взять', { requiredWhen: ONE_PRICE }).optional(),
  days: integer('Сколько дней добавляет', { min: -60, max: 60, unit: 'дни', hint: 'С минусом — сокращает' }).default(0),
  maxCount: integer('Сколько раз можно взять', { min: 1, max: 9, hint: 'Двери, комнаты: больше одного' }).default(1),
  includedIn: list('Пакеты, куда уже входит', reference('packages', 'Пакет'), {
    hint: 'Там дополнение отмечено «входит» и в сумму не добавляется',
  }).default([]),
  selected: flag('Отмечено заранее').default(false),
}).refine((item) => [item.priceRub, item.priceRubPerM2, item.share, item.service].filter(isGiven).length === 1, {
  path: ['priceRub'],
  message: 'Нужна одна цена: за всё, за метр, доля цены ремонта или услуга, чью цену взять.',
});

const surcharge = (title: string) =>
  group(title, {
    markup: share('Надбавка', { hint: 'Доля цены: 0,12 — это 12 %' }),
    days: integer('Сколько дней добавляет', { min: 0, max: 120, unit: 'дни' }),
    what: text(40, 'За что', { hint: '«демонтаж»' }),
  });

const schema = z
  .strictObject({
    ...section('Площадь и пакет', {
      minAreaM2: integer('Наименьшая площадь', { min: 5, max: 100, unit: 'м²' }),
      maxAreaM2: integer('Наибольшая площадь', { min: 50, max: 1000, unit: 'м²' }),
      defaultAreaM2: integer('Площадь вначале', { min: 5, max: 1000, unit: 'м²' }),
      defaultPackage: reference('packages', 'Пакет вначале'),
      roomsUpToM2: list(
        'До какой площади одна комната, две, три',
        integer('Площадь', { min: 10, max: 500, unit: 'м²' }),
        {
          min: 1,
          max: 6,
          hint: 'По возрастанию. По ним смета считает двери и стены: 48, 72, 100 — до 48 м² одна комната, больше 100 — четыре',
        },
      ).default([48, 72, 100]),
    }),
    rules: group('Правила расчёта', {
      version: integer('Номер', { min: 1, max: 9999, hint: 'Поменяли цены или надбавки — прибавьте единицу' }),
      since: isoDate('С какого дня'),
    }),
    ...section('Надбавки, вилка и рассрочка', {
      resale: surcharge('Вторичное жильё'),
      prewar: surcharge('Старый дом').optional(),
      tolerancePercent: integer('Насколько расчёт может отойти от сметы', { min: 1, max: 50, unit: '%' }),
      forkReasons: list('Что сдвинет сумму', text(120, 'Причина'), { min: 2, max: 6 }),
      instalment: group(
        'Рассрочка',
        {
          months: integer('На сколько месяцев', { min: 1, max: 60, unit: 'мес.' }),
          firstPaymentShare: share('Первый платёж', { hint: 'Доля суммы: 0,3 — это 30 %' }),
        },
        { hint: 'Если не даёте, не заполняйте' },
      ).optional(),
    }),
    extras: list('Дополнения', extra, { max: 12 }),
    ...section('Пояснения', {
      notIncluded: text(300, 'Что не входит в расчёт'),
      note: text(200, 'Примечание к дополнениям'),
    }),
  })
  .refine((prices) => prices.minAreaM2 <= prices.defaultAreaM2 && prices.defaultAreaM2 <= prices.maxAreaM2, {
    path: ['defaultAreaM2'],
    message: 'Площадь по умолчанию должна быть между наименьшей и наибольшей.',
  });

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

export const calculator = defineKind({
  file: 'calculator.yaml',
  group: 'site',
  title: 'Калькулятор',
  hint: 'Дополнения и надбавки; цены пакетов и услуг он берёт у них самих',
  schema,
  prices: 'present',
});

import { z } from 'zod';
import { section } from '../field-meta.ts';
import { flag, group, integer, list, reference, rub, share, slug, text } from '../fields.ts';
import { defineKind } from './define-kind.ts';

const extra = group('Дополнение', {
  id: slug('Имя для программ', { hint: 'Латиницей, у каждого дополнения своё' }),
  title: text(60, 'Название'),
  priceRub: rub('Цена за всё').optional(),
  priceRubPerM2: rub('Цена за метр', { unit: '₽/м²' }).optional(),
  service: reference('services', 'Услуга, чью цену взять').optional(),
  includedIn: list('Пакеты, куда уже входит', reference('packages', 'Пакет'), {
    hint: 'Там дополнение отмечено «входит» и в сумму не добавляется',
  }).default([]),
  selected: flag('Отмечено заранее').default(false),
}).refine((item) => [item.priceRub, item.priceRubPerM2, item.service].filter(isGiven).length === 1, {
  message: 'Нужна одна цена: за всё, за метр или услуга, чью цену взять.',
});

const schema = z
  .strictObject({
    ...section('Площадь и пакет', {
      minAreaM2: integer('Наименьшая площадь', { min: 5, max: 100, unit: 'м²' }),
      maxAreaM2: integer('Наибольшая площадь', { min: 50, max: 1000, unit: 'м²' }),
      defaultAreaM2: integer('Площадь вначале', { min: 5, max: 1000, unit: 'м²' }),
      defaultPackage: reference('packages', 'Пакет вначале'),
    }),
    ...section('Надбавки и рассрочка', {
      resaleMarkup: share('Надбавка за вторичное жильё', { hint: 'Доля цены: 0,12 — это 12 %' }),
      resaleDays: integer('Сколько дней добавляет демонтаж', { min: 0, max: 120, unit: 'дни' }),
      tolerancePercent: integer('Насколько расчёт может отойти от сметы', { min: 1, max: 50, unit: '%' }),
      instalment: group('Рассрочка', {
        months: integer('На сколько месяцев', { min: 1, max: 60, unit: 'мес.' }),
        firstPaymentShare: share('Первый платёж', { hint: 'Доля суммы: 0,3 — это 30 %' }),
      }),
    }),
    extras: list('Дополнения', extra, { min: 2, max: 12 }),
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
  title: 'Калькулятор',
  hint: 'Дополнения и надбавки; цены пакетов и услуг он берёт у них самих',
  schema,
  prices: 'present',
});

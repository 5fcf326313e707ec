import { z } from 'zod';
import { section } from '../fields/field-meta.ts';
import { choice, integer, isoDate, list, rub, text } from '../fields/fields.ts';
import { byOrder, defineKind } from './define-kind.ts';
import { withdrawal } from './parts.ts';

const schema = z
  .strictObject({
    ...section('Вакансия', {
      title: text(60, 'Кого ищем'),
      order: integer('Место в списке', { min: 1, max: 99 }),
      place: text(80, 'Где и когда', { hint: '«Объекты в Калининграде, 5/2»' }),
      employment: choice('Занятость', { full: 'полная', part: 'частичная', contract: 'по договору' }),
      summary: text(300, 'Коротко'),
      duties: list('Что делать', text(160, 'Пункт'), { min: 2 }),
      requirements: list('Что нужно уметь', text(160, 'Пункт'), { min: 2 }),
      offers: list('Что предлагаем', text(160, 'Пункт'), { min: 2 }),
    }),
    ...section('Зарплата', {
      salaryFromRub: rub('Зарплата от').optional(),
      salaryToRub: rub('Зарплата до').optional(),
      salaryNote: text(60, 'Пояснение', {
        hint: 'Продолжение фразы «Зарплата …»: «указана на руки», «сдельная»',
      }).optional(),
    }),
    ...section('Даты', {
      postedOn: isoDate('Открыта с'),
      validUntil: isoDate('Последний день'),
    }),
    ...section('Показ на сайте', {
      isWithdrawn: withdrawal(),
    }),
  })
  .refine((vacancy) => vacancy.postedOn <= vacancy.validUntil, {
    path: ['validUntil'],
    message: 'Вакансия закрывается раньше, чем открылась.',
  });
export type Vacancy = z.infer<typeof schema>;

export const vacancies = defineKind({
  folder: 'vacancies',
  format: 'yaml',
  group: 'company',
  address: '/about/vacancies',
  title: 'Вакансии',
  titleOne: 'Вакансия',
  hint: 'После последнего дня исчезают сами',
  schema,
  prices: 'present',
  order: byOrder,
  shown: { until: (vacancy) => vacancy.validUntil },
});

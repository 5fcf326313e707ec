import { z } from 'zod';
import { days, photo, questionAnswer, rub, seo, text } from '../fields.ts';

const includedLine = z.strictObject({
  title: text(80).describe('Строка сравнения; у всех пакетов пишется одинаково'),
  value: text(60).optional().describe('Что именно: «инженерная доска». Без значения — просто «входит»'),
  included: z.boolean(),
});

export const packageSchema = z.strictObject({
  title: text(40),
  order: z.int().min(1).max(20).describe('Место в ряду: от дешёвого к дорогому'),
  popular: z.boolean().default(false).describe('Метка «Берут чаще»'),
  priceRubPerM2: rub.describe('Цена от, ₽ за м² по полу'),
  termDays: days.describe('Срок для примера ниже'),
  exampleAreaM2: z.number().min(10).max(500),
  baseDays: z.number().min(0).max(365).describe('Калькулятор: дней на любую площадь'),
  daysPerM2: z.number().min(0).max(10).describe('Калькулятор: сколько дней добавляет метр'),
  split: z
    .strictObject({ work: z.number(), rough: z.number(), finish: z.number() })
    .refine((split) => Math.abs(split.work + split.rough + split.finish - 1) < 0.001, {
      message: 'Доли работ, черновых и чистовых материалов должны дать 1.',
    })
    .describe('Доли цены: работы, черновые и чистовые материалы'),
  summary: text(200),
  highlights: z.array(text(80)).length(3),
  photo,
  lead: text(300),
  suits: z.array(text(160)).min(2).max(5).describe('Кому подходит'),
  groups: z
    .array(z.strictObject({ title: text(40), lines: z.array(includedLine).min(2) }))
    .min(3)
    .describe('Что входит, по группам: Подготовка, Инженерия, Отделка, Сервис'),
  notIncluded: z.array(text(120)).min(2),
  stages: z.array(z.strictObject({ title: text(60), days: text(30), text: text(300) })).min(4),
  payments: z
    .array(z.strictObject({ share: z.int().min(1).max(100).describe('Доля, %'), when: text(140) }))
    .min(2)
    .refine((parts) => parts.reduce((sum, part) => sum + part.share, 0) === 100, {
      message: 'Доли платежей должны дать 100 %.',
    }),
  estimate: z
    .strictObject({
      title: text(100),
      areaM2: z.number().min(10).max(500),
      lines: z
        .array(
          z.strictObject({
            title: text(80),
            quantity: text(30),
            sharePercent: z.number().min(0).max(100).describe('Доля строки в смете, %; сумму в рублях посчитаем сами'),
          }),
        )
        .min(5)
        .refine((lines) => Math.abs(lines.reduce((sum, line) => sum + line.sharePercent, 0) - 100) < 0.05, {
          message: 'Доли строк сметы должны дать 100 %.',
        }),
      note: text(300),
    })
    .describe('Разобранный пример сметы'),
  questions: z.array(questionAnswer).min(2),
  seo: seo.optional(),
});
export type Package = z.infer<typeof packageSchema>;

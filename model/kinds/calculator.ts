import { z } from 'zod';
import { reference, rub, text } from '../fields.ts';

export const calculatorSchema = z
  .strictObject({
    minAreaM2: z.int().min(5).max(100),
    maxAreaM2: z.int().min(50).max(1000),
    defaultAreaM2: z.int().min(5).max(1000),
    defaultPackage: reference('package'),
    resaleMarkup: z.number().min(0).max(1).describe('Надбавка за вторичное жильё: 0.12 — это 12 %'),
    resaleDays: z.int().min(0).max(120).describe('Сколько дней добавляет демонтаж'),
    tolerancePercent: z.int().min(1).max(50).describe('Насколько расчёт может отойти от сметы, %'),
    instalment: z.strictObject({ months: z.int().min(1).max(60), firstPaymentShare: z.number().min(0).max(1) }),
    extras: z
      .array(
        z
          .strictObject({
            id: z.string().regex(/^[a-z][a-z0-9-]*$/),
            title: text(60),
            priceRub: rub.optional(),
            priceRubPerM2: rub.optional(),
            service: reference('service').optional().describe('Услуга из папки services: цену возьмём у неё'),
            includedIn: z
              .array(reference('package'))
              .default([])
              .describe(
                'Пакеты, в цену которых это уже входит: там дополнение отмечено «входит» и в сумму не добавляется',
              ),
            selected: z.boolean().default(false),
          })
          .refine((extra) => [extra.priceRub, extra.priceRubPerM2, extra.service].filter(isGiven).length === 1, {
            message: 'Нужна одна цена: priceRub за всё, priceRubPerM2 за метр или service — услуга, чью цену взять.',
          }),
      )
      .min(2)
      .max(12),
    notIncluded: text(300),
    note: text(200),
  })
  .refine((prices) => prices.minAreaM2 <= prices.defaultAreaM2 && prices.defaultAreaM2 <= prices.maxAreaM2, {
    path: ['defaultAreaM2'],
    message: 'Площадь по умолчанию должна быть между наименьшей и наибольшей.',
  });
export type CalculatorPrices = z.infer<typeof calculatorSchema>;

function isGiven(value: unknown): boolean {
  return value !== undefined;
}

import { z } from 'zod';
import { isoDate, rub, text } from '../fields.ts';

export const vacancySchema = z
  .strictObject({
    title: text(60),
    order: z.int().min(1).max(99),
    place: text(80).describe('«Объекты в Калининграде, 5/2»'),
    employment: z.enum(['full', 'part', 'contract']),
    salaryFromRub: rub.optional(),
    salaryToRub: rub.optional(),
    salaryNote: text(60).optional().describe('Продолжение фразы «Зарплата …»: «указана на руки», «сдельная»'),
    summary: text(300),
    duties: z.array(text(160)).min(2),
    requirements: z.array(text(160)).min(2),
    offers: z.array(text(160)).min(2),
    postedOn: isoDate,
    validUntil: isoDate,
  })
  .refine((vacancy) => vacancy.postedOn <= vacancy.validUntil, {
    path: ['validUntil'],
    message: 'Вакансия закрывается раньше, чем открылась.',
  });
export type Vacancy = z.infer<typeof vacancySchema>;

import { z } from 'zod';
import { areaM2, days, isoDate, photo, reference, rub, seo, text } from '../fields.ts';
import { planSchema } from './plan.ts';

export const housingType = z.enum(['new', 'resale', 'prewar']);
export const workRooms = z.enum(['studio', '1', '2', '3+', 'part']);

const beforeAfter = z.strictObject({
  title: text(80).describe('Комната: «Кухня»'),
  caption: text(160).describe('«Кухня, день 1 и день 74»'),
  before: photo,
  after: photo,
});

export const workSchema = z
  .strictObject({
    title: text(70),
    shortTitle: text(40).describe('Для хлебных крошек: «Артиллерийская, 64 м²»'),
    lead: text(320),
    package: reference('package'),
    rooms: workRooms.describe('studio, 1, 2, 3+ или part (отдельная комната)'),
    housing: housingType.describe('new — новостройка, resale — вторичное жильё, prewar — немецкий дом'),
    style: text(40).describe('Стиль: «Скандинавский»'),
    complex: text(60).optional().describe('Жилой комплекс, по-русски'),
    address: text(80),
    areaM2,
    startedOn: isoDate,
    finishedOn: isoDate,
    plannedDays: days,
    actualDays: days,
    estimateRub: rub.describe('Смета по договору'),
    finalRub: rub.describe('Заплатили по факту'),
    differenceNote: text(240).optional().describe('Почему итог не равен смете или срок не равен плану'),
    cover: photo,
    story: z.array(text(700)).min(1).describe('Что сделали, абзацами'),
    done: z.array(text(120)).min(3).max(12),
    gallery: z.array(photo).min(1).max(20),
    beforeAfter: z.array(beforeAfter).default([]),
    plan: planSchema.optional(),
    budget: z.array(z.strictObject({ title: text(60), totalRub: rub })).min(3),
    budgetNote: text(240).optional(),
    timeline: z.array(z.strictObject({ date: isoDate, title: text(60), text: text(300) })).min(3),
    review: reference('review').optional(),
    publishedOn: isoDate,
    seo: seo.optional(),
  })
  .check((context) => {
    const work = context.value;
    if (work.finishedOn <= work.startedOn) {
      context.issues.push({
        code: 'custom',
        input: work.finishedOn,
        path: ['finishedOn'],
        message: 'Сдали раньше, чем начали: проверьте даты.',
      });
    }
    const budgetRub = work.budget.reduce((sum, line) => sum + line.totalRub, 0);
    if (budgetRub !== work.finalRub) {
      context.issues.push({
        code: 'custom',
        input: budgetRub,
        path: ['budget'],
        message: `Строки бюджета дают ${budgetRub} ₽, а в поле finalRub стоит ${work.finalRub} ₽.`,
      });
    }
    const differs = work.estimateRub !== work.finalRub || work.plannedDays !== work.actualDays;
    if (differs && !work.differenceNote) {
      context.issues.push({
        code: 'custom',
        input: undefined,
        path: ['differenceNote'],
        message: 'Итог или срок отличается от договора. Объясните посетителю почему.',
      });
    }
  });
export type Work = z.infer<typeof workSchema>;

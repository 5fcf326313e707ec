import { z } from 'zod';
import { photo, questionAnswer, seo, text } from '../fields.ts';

export const serviceSchema = z.strictObject({
  title: text(60),
  bannerTitle: text(60).optional(),
  order: z.int().min(1).max(99),
  summary: text(220),
  price: text(40).describe('«от 6 900 ₽» — так, как увидит посетитель'),
  term: text(60),
  photo,
  lead: text(320),
  checklistTitle: text(60).describe('«Что проверяем», «Что входит»'),
  checklist: z.array(z.strictObject({ title: text(50), items: z.array(text(160)).min(2) })).min(1),
  toolsTitle: text(60).optional(),
  tools: z.array(z.strictObject({ title: text(60), text: text(200) })).default([]),
  prices: z.array(z.strictObject({ title: text(80), price: text(40) })).min(1),
  steps: z.array(z.strictObject({ title: text(60), text: text(260) })).min(3),
  sample: z
    .strictObject({
      title: text(80),
      columns: z.array(text(40)).min(2).max(5),
      rows: z.array(z.array(text(120)).min(2).max(5)).min(2),
      note: text(240),
    })
    .optional()
    .describe('Образец документа: дефектная ведомость, строки сметы'),
  questions: z.array(questionAnswer).min(2),
  form: z.strictObject({ title: text(60), note: text(160), button: text(40) }),
  seo: seo.optional(),
});
export type Service = z.infer<typeof serviceSchema>;

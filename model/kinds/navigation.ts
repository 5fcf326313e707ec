import { z } from 'zod';
import { path, reference, text } from '../fields.ts';

const link = z.strictObject({
  label: text(40),
  to: path,
  hint: text(40).optional().describe('Короткий факт справа в мобильном меню: «от 10 900 ₽/м²»'),
});

export const navigationSchema = z.strictObject({
  header: z.array(link).min(3).max(9).describe('Разделы в шапке, слева направо'),
  menu: z
    .strictObject({
      services: z
        .array(z.strictObject({ label: text(40), price: text(30), to: path }))
        .max(8)
        .describe('Столбец «Отдельные работы»'),
      featuredWork: reference('work').describe('Работа со снимком справа в меню «Ремонт»'),
    })
    .describe('Раскрывающееся меню «Ремонт»'),
  footer: z
    .array(z.strictObject({ title: text(40), links: z.array(link).min(1).max(8) }))
    .min(1)
    .max(4),
});
export type Navigation = z.infer<typeof navigationSchema>;

import { z } from 'zod';
import { httpsUrl, isoDate, photo, reference, text } from '../fields.ts';

export const reviewSchema = z.strictObject({
  author: text(40),
  about: text(80).describe('«Артиллерийская, 64 м², «Комфорт»»'),
  date: isoDate,
  rating: z.int().min(1).max(5),
  quote: text(320).describe('Главное из отзыва, одной-двумя фразами, без кавычек'),
  text: z.array(text(900)).default([]),
  remark: z.boolean().default(false).describe('В отзыве есть замечание'),
  reply: text(600).optional().describe('Ответ директора'),
  photo: photo.optional(),
  work: reference('work').optional(),
  source: z.strictObject({ title: text(40), url: httpsUrl }).optional(),
  consent: z.strictObject({
    givenOn: isoDate.describe('Когда человек разрешил публикацию'),
    document: text(120).describe('Где лежит согласие: «журнал согласий, № 14»'),
  }),
});
export type Review = z.infer<typeof reviewSchema>;

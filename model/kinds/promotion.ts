import { z } from 'zod';
import { digits, isoDate, path, photo, plain, seo, text } from '../fields.ts';

export const promotionSchema = z
  .strictObject({
    title: text(60),
    bannerTitle: text(60).optional().describe('Заголовок баннера; без него — название'),
    summary: text(200),
    startsOn: isoDate.describe('Первый день'),
    endsOn: isoDate.describe('Последний день, включительно'),
    photo,
    facts: z
      .array(z.strictObject({ label: text(50), value: text(30) }))
      .min(2)
      .max(4),
    audienceTitle: text(50).default('Кому подходит'),
    audience: z.array(text(500)).min(1),
    note: text(260).optional(),
    includedTitle: text(50).default('Что входит'),
    included: z.array(text(140)).min(3).max(12),
    terms: z.array(text(400)).min(3).describe('Условия: что сделать, пределы, с чем не складывается'),
    organizer: text(200).describe('Кто проводит: название, ИНН, ОГРН'),
    form: z.strictObject({ title: text(60), note: text(160), button: text(40) }),
    advertising: z
      .strictObject({ erid: plain, advertiserName: text(120), advertiserInn: digits(10, 12) })
      .optional()
      .describe('Маркировка рекламы, если она нужна'),
    rulesUrl: path.optional(),
    seo: seo.optional(),
  })
  .refine((promotion) => promotion.startsOn <= promotion.endsOn, {
    path: ['endsOn'],
    message: 'Акция кончается раньше, чем начинается: поменяйте даты.',
  });
export type Promotion = z.infer<typeof promotionSchema>;

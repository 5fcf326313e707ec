import { z } from 'zod';
import { path, photo, questionAnswer, reference, seo, text } from '../fields.ts';

const heading = z.strictObject({ title: text(80), lead: text(260).optional() });

/** One bar of the schedule drawn to scale; days are counted from 1, both ends included. */
const stage = z
  .strictObject({ title: text(60), fromDay: z.int().min(1), toDay: z.int().min(1) })
  .refine((bar) => bar.fromDay <= bar.toDay, {
    path: ['toDay'],
    message: 'Этап кончается раньше, чем начался.',
  });

export const homeSchema = z.strictObject({
  hero: z.strictObject({
    title: text(90),
    lead: text(260),
    photo,
    work: reference('work').optional().describe('Чья квартира на снимке'),
    form: z.strictObject({ title: text(60), note: text(140), button: text(40) }),
  }),
  packages: heading,
  calculator: heading,
  works: heading.extend({
    featured: reference('work').describe('Работа с парой «до и после»'),
    row: z.array(reference('work')).length(3),
  }),
  schedule: heading.extend({
    stages: z.array(stage).min(3).max(10),
    notes: z.array(z.strictObject({ title: text(60), text: text(260) })).length(3),
  }),
  promotion: reference('promotion').describe('Акция в полосе; если она кончилась, полоса исчезнет сама'),
  flats: heading,
  reviews: heading.extend({ main: reference('review'), more: z.array(reference('review')).min(2).max(4) }),
  services: heading.extend({
    rows: z
      .array(
        z.strictObject({
          icon: z.enum([
            'plan',
            'bucket',
            'ruler',
            'roller',
            'plug',
            'pipe',
            'tile',
            'house',
            'key',
            'doc',
            'shield',
            'calc',
          ]),
          title: text(60),
          price: text(40),
          to: path.optional(),
        }),
      )
      .min(4)
      .max(14),
  }),
  questions: z.strictObject({ title: text(60), lead: text(200), items: z.array(questionAnswer).min(3).max(10) }),
  articles: heading,
  seo,
});
export type Home = z.infer<typeof homeSchema>;

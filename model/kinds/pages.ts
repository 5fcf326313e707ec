import { z } from 'zod';
import { figure, photo, questionAnswer, seo, text } from '../fields.ts';

const form = z.strictObject({
  title: text(60),
  lead: text(260),
  cardTitle: text(60),
  cardNote: text(160),
  button: text(40),
});
const listPage = z.strictObject({ title: text(60), lead: text(300), form, seo: seo.optional() });

/** Texts of the pages that are not entities of their own: lists, the company, contacts, thanks. */
export const pagesSchema = z.strictObject({
  works: listPage,
  sales: listPage.extend({ emptyTitle: text(80), emptyText: text(240) }),
  news: listPage,
  promotions: listPage.extend({ emptyText: text(240) }),
  services: listPage,
  packages: listPage.extend({
    photo,
    facts: z
      .array(z.strictObject({ label: text(50), value: text(40) }))
      .min(2)
      .max(4),
    stepsTitle: text(80),
    stepsLead: text(260),
    compareTitle: text(60),
    compareLead: text(240),
  }),
  reviews: listPage.extend({ figures: z.array(figure).length(4) }),
  vacancies: listPage.extend({ photo, photoCaption: text(120) }),
  contacts: listPage,
  selling: listPage.extend({
    photo,
    steps: z.array(z.strictObject({ title: text(60), text: text(300) })).min(3),
    reasons: z.array(z.strictObject({ title: text(60), text: text(300) })).min(3),
    questions: z.array(questionAnswer).min(3),
  }),
  about: listPage.extend({
    photo,
    story: z.array(text(700)).min(1),
    figures: z.array(figure).length(4),
    commitments: z.array(z.strictObject({ title: text(80), text: text(300), pays: text(120) })).min(5),
    control: z.array(z.strictObject({ title: text(60), text: text(300) })).min(3),
    documents: z
      .array(
        z.strictObject({
          title: text(80),
          summary: text(240),
          sections: z.array(z.strictObject({ title: text(80), text: text(900) })).min(2),
        }),
      )
      .min(2)
      .describe('Документы, которые можно прочитать: образец договора, сметы'),
  }),
  thankyou: z.strictObject({
    title: text(60),
    lead: text(260),
    steps: z.array(z.strictObject({ when: text(40), title: text(60), text: text(200) })).min(3),
  }),
});
export type Pages = z.infer<typeof pagesSchema>;

import { z } from 'zod';
import { isoDate, seo, text } from '../fields.ts';

/** Legal documents live as `documents/{kind}/{version}.md`; a published version is never edited. */
export const documentKind = z.enum(['policy', 'consent', 'consent-marketing', 'consent-vacancy', 'cookies']);
export type DocumentKind = z.infer<typeof documentKind>;

export const documentSchema = z.strictObject({
  title: text(120),
  shortTitle: text(60),
  effectiveFrom: isoDate,
  summary: text(400).describe('О чём документ, человеческим языком'),
  checkboxLabel: z
    .string()
    .trim()
    .min(1)
    .max(240)
    .optional()
    .describe('Подпись у галочки, слово в слово как согласуется; нужна согласиям'),
  lawyerNote: text(400).optional().describe('Заметка «проверить юристу», видна на странице'),
  seo: seo.optional(),
});
export type DocumentFacts = z.infer<typeof documentSchema>;

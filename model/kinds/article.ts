import { z } from 'zod';
import { isoDate, photo, reference, seo, text } from '../fields.ts';

/** The front matter of `articles/{slug}.md`; the text below it is Markdown. */
export const articleSchema = z.strictObject({
  title: text(90),
  lead: text(300),
  publishedOn: isoDate,
  updatedOn: isoDate.optional(),
  author: text(60),
  authorRole: text(60).optional(),
  tags: z.array(text(30)).min(1).max(4),
  cover: photo,
  related: z.array(reference('article')).max(3).default([]),
  form: z.strictObject({ title: text(60), note: text(200), button: text(40) }),
  seo: seo.optional(),
});
export type ArticleFacts = z.infer<typeof articleSchema>;

import { z } from 'zod';

export const FORM_FRAME_FILE = 'form-frame.json';

/** HTML of a page without its main part, used to render a rejected form. */
export const pageFrameSchema = z.object({
  beforeTitle: z.string(),
  head: z.string(),
  beforeMain: z.string(),
  afterMain: z.string(),
  /** Inline stylesheet of the page. */
  css: z.string(),
});

export type PageFrame = z.infer<typeof pageFrameSchema>;

import { z } from 'zod';

/** In the folder of a release. */
export const FORM_FRAME_FILE = 'form-frame.json';

/** A page of the site without its content: what stands around a main part that is made when a form is refused. */
export const pageFrameSchema = z.object({
  beforeTitle: z.string(),
  /** From the title to the end of the head. */
  head: z.string(),
  beforeMain: z.string(),
  afterMain: z.string(),
  /** Of the stylesheet in the document. */
  css: z.string(),
});

export type PageFrame = z.infer<typeof pageFrameSchema>;

import type { z } from 'zod';

/** The body when it is JSON of this shape, else null: services answer errors with pages. */
export function readJson<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

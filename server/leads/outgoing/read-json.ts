import type { z } from 'zod';

/** Returns `null` when the body is not JSON of this shape, since services answer errors with HTML. */
export function readJson<T>(text: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

import type { z } from 'zod';
import type { PanelContext } from '../http/route.ts';
import { Refusal } from '../http/route.ts';

/** The body by its schema. @throws {Refusal} with a sentence for each field that is wrong */
export async function readBody<T>(context: PanelContext, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new Refusal(422, parsed.error.issues[0]?.message ?? 'Запрос непонятен.', { fields });
}

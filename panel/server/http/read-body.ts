import type { z } from 'zod';
import type { PanelContext } from './route.ts';
import { Refusal } from './route.ts';

/** Where a schema has no words of its own: only a program can have sent that. */
const NOT_UNDERSTOOD = 'Запрос непонятен. Обновите страницу и повторите.';

/** The body by its schema. @throws {Refusal} with a sentence for each field that is wrong, and the first of them above */
export async function readBody<T>(context: PanelContext, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body, { error: () => NOT_UNDERSTOOD });
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new Refusal(422, parsed.error.issues[0]?.message ?? NOT_UNDERSTOOD, { fields });
}

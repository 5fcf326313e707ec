import type { z } from 'zod';
import type { PanelContext } from './route.ts';
import { Refusal } from './route.ts';

/** Fallback message for fields without an error text in the schema; only a program can send such a request. */
const NOT_UNDERSTOOD = 'Запрос непонятен. Обновите страницу и повторите.';

/** Parses the body. @throws {Refusal} with a message for each invalid field and the first message as summary */
export async function readBody<T>(context: PanelContext, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await context.req.json().catch(() => undefined);
  const parsed = schema.safeParse(body, { error: () => NOT_UNDERSTOOD });
  if (parsed.success) return parsed.data;
  const fields = Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]));
  throw new Refusal(422, parsed.error.issues[0]?.message ?? NOT_UNDERSTOOD, { fields });
}

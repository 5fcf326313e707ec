import { z } from 'zod';
import type { PanelContext } from '../http/route.ts';
import { Refusal } from '../http/route.ts';

const MAX_BYTES = 1024 * 1024;
const DEEPEST = 24;

const TOO_LARGE = 'Текст больше мегабайта: столько в одном файле не помещается. Разделите его.';

export const entryTextSchema = z.object({
  file: z.string(),
  facts: z.record(z.string(), z.unknown()).refine((facts) => isShallow(facts, DEEPEST)),
  body: z.string().nullable(),
});
export const versionSchema = z
  .string()
  .regex(/^[\da-f]{64}$/)
  .nullable();

/** Maximum of PostgreSQL's `integer`. */
export const LARGEST_ID = 2_147_483_647;

/** Parses a row id from a URL; returns `null` for an impossible id. */
export function idIn(text: string | undefined): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= LARGEST_ID ? id : null;
}

/** Throws a `Refusal` 413 for a large body or 400 for an invalid body. */
export async function bodyOf<T extends z.ZodType>(context: PanelContext, schema: T): Promise<z.output<T>> {
  const length = Number(context.req.header('content-length') ?? 0);
  if (length > MAX_BYTES) throw new Refusal(413, TOO_LARGE);
  const text = await context.req.text();
  if (Buffer.byteLength(text) > MAX_BYTES) throw new Refusal(413, TOO_LARGE);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new Refusal(400, 'Запрос не разобран. Обновите страницу: введённое не пропадёт.');
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((item) => isShallow(item, left - 1));
}

import type { z } from 'zod';
import type { HttpCall } from '../../outgoing/call.ts';
import { callHttp } from '../../outgoing/call.ts';
import type { Failure } from '../../outgoing/failure.ts';
import { failureOf, unexpectedResponse } from '../../outgoing/failure.ts';
import { readJson } from '../../outgoing/read-json.ts';
import type { AmocrmSettings } from './settings.ts';

export const AMOCRM = 'amoCRM';

export type Found<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly failure: Failure };

type Call = { readonly method: HttpCall['method']; readonly path: string; readonly body?: unknown };

/** Sends one API v4 request. A 204 response (empty list) is parsed as `null`. */
export async function askAmocrm<T>(
  { url, token }: Pick<AmocrmSettings, 'url' | 'token'>,
  { method, path, body }: Call,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Found<T>> {
  const address = new URL(`/api/v4${path}`, url);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await callHttp({ method, url: address, headers, body }, signal);
  if (answer.status < 200 || answer.status >= 300) return { ok: false, failure: failureOf(AMOCRM, answer, HELP) };
  const result = readJson(answer.status === 204 ? 'null' : answer.text, schema);
  return result === null && !schema.safeParse(null).success
    ? { ok: false, failure: unexpectedResponse(AMOCRM, answer) }
    : { ok: true, result: result as T };
}

const HELP = {
  400: 'amoCRM не приняла заявку: проверьте AMOCRM_PIPELINE_ID и что «Неразобранное» в этой воронке включено.',
  401: 'Ключ недействителен или отозван: создайте новый долгосрочный ключ и впишите в AMOCRM_TOKEN.',
  402: 'Аккаунт не оплачен: оплатите его в amoCRM.',
  403: 'Доступ закрыт: проверьте права владельца ключа, список разрешённых адресов и не заблокирован ли аккаунт за частые запросы.',
  404: 'Такого аккаунта или воронки нет: проверьте AMOCRM_URL и AMOCRM_PIPELINE_ID.',
} as const;

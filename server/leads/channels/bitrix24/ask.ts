import { z } from 'zod';
import type { HttpAnswer } from '../../outgoing/call.ts';
import { callHttp } from '../../outgoing/call.ts';
import type { Failure } from '../../outgoing/failure.ts';
import { failureOf, refuse, retryLater, unexpectedResponse } from '../../outgoing/failure.ts';
import { readJson } from '../../outgoing/read-json.ts';
import type { Bitrix24Settings } from './settings.ts';

export const BITRIX24 = 'Битрикс24';

type Reply<T> = { readonly ok: true; readonly result: T } | { readonly ok: false; readonly failure: Failure };

const errorReply = z.object({ error: z.union([z.string(), z.number()]).transform(String) });

export async function askBitrix24<T>(
  { webhookUrl }: Pick<Bitrix24Settings, 'webhookUrl'>,
  method: string,
  params: object,
  schema: z.ZodType<T>,
  signal: AbortSignal,
): Promise<Reply<T>> {
  const url = new URL(`${webhookUrl.replace(/\/+$/, '')}/${method}.json`);
  const answer = await callHttp({ method: 'POST', url, body: params }, signal);
  const reply = answer.status === 200 ? readJson(answer.text, z.object({ result: schema })) : null;
  return reply ? { ok: true, result: reply.result } : { ok: false, failure: failure(answer) };
}

/** The rate limit is a leaky bucket that drains two requests a second. */
const BUCKET_PAUSE_MS = 5000;
/** The execution time of a method is summed over ten minutes in one-minute steps. */
const OPERATION_PAUSE_MS = 60_000;

function failure(answer: HttpAnswer): Failure {
  const code = readJson(answer.text, errorReply)?.error ?? '';
  // The letter case of error codes depends on the method.
  const name = code.toUpperCase();
  const said = `${BITRIX24}: ${/^[\w.]{1,60}$/.test(code) ? code : `ответ ${answer.status}`}`;
  if (name === 'QUERY_LIMIT_EXCEEDED') return retryLater(said, answer.retryAfterMs ?? BUCKET_PAUSE_MS);
  if (name === 'OPERATION_TIME_LIMIT') return retryLater(said, answer.retryAfterMs ?? OPERATION_PAUSE_MS);
  const words = WORDS[name];
  if (words !== undefined) return refuse(`${said}. ${words}`);
  if (answer.status === 200) return unexpectedResponse(BITRIX24, answer);
  if (code !== '' && answer.status < 500 && answer.status !== 429)
    return refuse(`${said}. ${HELP[answer.status] ?? HELP[400]}`);
  return failureOf(BITRIX24, answer, HELP);
}

const NEW_WEBHOOK = 'Создайте новый входящий вебхук и впишите его адрес в BITRIX24_WEBHOOK_URL.';
const RIGHTS = 'Дайте вебхуку право «CRM», а его владельцу — право создавать и читать лиды.';

const WORDS: Readonly<Record<string, string>> = {
  NO_AUTH_FOUND: `Адрес вебхука недействителен. ${NEW_WEBHOOK}`,
  EXPIRED_TOKEN: `Срок вебхука вышел. ${NEW_WEBHOOK}`,
  INVALID_CREDENTIALS: RIGHTS,
  INSUFFICIENT_SCOPE: RIGHTS,
  USER_ACCESS_ERROR: RIGHTS,
  ALLOWED_ONLY_INTRANET_USER: `Владелец вебхука больше не сотрудник. ${NEW_WEBHOOK}`,
  ACCESS_DENIED: `Нет доступа: проверьте, что тариф портала включает REST. ${RIGHTS}`,
  OVERLOAD_LIMIT: 'Портал закрыт для внешних запросов вручную: напишите в поддержку Битрикс24.',
  PORTAL_DELETED: 'Портал удалён или закрыт: откройте его или уберите BITRIX24_WEBHOOK_URL.',
  CRM_FIELD_ERROR_REQUIRED: 'Портал требует поле, которого нет в заявке: снимите обязательность.',
  CRM_FIELD_ERROR_VALUE_NOT_VALID: 'Портал не принял значение: проверьте BITRIX24_SOURCE_ID и BITRIX24_ASSIGNED_ID.',
};

const HELP: Readonly<Record<number, string>> = {
  400: 'Портал не принял заявку: проверьте обязательные поля лида командой «npm run leads -- check».',
  401: `Адрес вебхука недействителен. ${NEW_WEBHOOK}`,
  403: RIGHTS,
  404: 'Портала или метода по этому адресу нет: проверьте BITRIX24_WEBHOOK_URL.',
};

import { z } from 'zod';
import type { Outcome } from '../contract/channel.ts';
import type { HttpAnswer } from './call.ts';
import { NoAnswerError } from './no-answer.ts';
import { readJson } from './read-json.ts';

export type Failure = Exclude<Outcome, { status: 'delivered' }>;

export type Help = Readonly<Partial<Record<number, string>>>;

export function retryLater(reason: string, retryAfterMs?: number): Failure {
  return retryAfterMs === undefined ? { status: 'retry', reason } : { status: 'retry', reason, retryAfterMs };
}

export function refuse(reason: string): Failure {
  return { status: 'refused', reason };
}

type Manner = {
  /** The service returns JSON for errors too. */
  readonly speaksJson?: boolean;
};

/** Classifies an error response: overload and pages of a proxy are retried, everything else needs an operator. */
export function failureOf(
  service: string,
  answer: HttpAnswer,
  help: Help,
  { speaksJson = true }: Manner = {},
): Failure {
  const { status, text, retryAfterMs } = answer;
  const said = `${service}: ответ ${status}`;
  if (status >= 500 || status === 408 || status === 425 || status === 429) return retryLater(said, retryAfterMs);
  if (status >= 300 && status < 400) {
    return refuse(`${said}, сервис отсылает по другому адресу. Впишите в настройки новый адрес.`);
  }
  const advice = help[status] ?? 'Сервис не принял запрос: проверьте настройки командой «npm run leads -- check».';
  const isForeign = speaksJson ? readJson(text, z.object({})) === null : /^\s*</.test(text);
  if (isForeign) {
    return retryLater(`${said}, но отвечает не сам сервис, а прокси или хостинг перед ним. Если не пройдёт: ${advice}`);
  }
  return refuse(`${said}. ${advice}`);
}

/** A 2xx response of unexpected shape, for example a page of a proxy or hosting provider, is retried. */
export function unexpectedResponse(service: string, { status }: HttpAnswer): Failure {
  return retryLater(`${service}: ответ ${status} не похож на ответ этого сервиса`);
}

/** Turns a missing response into a retry; any other error is internal and is reported without its message. */
export async function settle(service: string, work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    return retryLater(`${service}: ${wordsOf(error)}`);
  }
}

export function wordsOf(error: unknown): string {
  if (error instanceof NoAnswerError) return error.message;
  return `внутренняя ошибка (${error instanceof Error ? error.name : typeof error})`;
}

import { z } from 'zod';
import type { HumanCheck } from '../../contract/lead.ts';
import { callHttp } from '../../outgoing/call.ts';
import type { CheckResult } from '../../outgoing/check-result.ts';
import { bad, good } from '../../outgoing/check-result.ts';
import { readJson } from '../../outgoing/read-json.ts';
import type { SmartCaptchaSettings } from './settings.ts';

export type Verdict = HumanCheck | 'failed';

const answerSchema = z.object({
  status: z.enum(['ok', 'failed']),
  message: z.string().default(''),
  host: z.string().default(''),
});
const TIMEOUT_MS = 5000;

/**
 * Validates a widget token. An outage must not block visitors: as Yandex advises, no response or a status
 * other than 200 returns `unavailable`, which also releases the lead.
 */
export async function askSmartCaptcha(
  settings: SmartCaptchaSettings,
  { token, ip, hosts }: { readonly token: string; readonly ip: string; readonly hosts: readonly string[] },
): Promise<Verdict> {
  if (token === '') return 'failed';
  const answer = await validate(settings, { token, ip }).catch(() => null);
  const said = answer?.status === 200 ? readJson(answer.text, answerSchema) : null;
  if (!said) return 'unavailable';
  // Rejects a token of another site's widget; an empty `host` is an error of the service, not of the visitor.
  const isOurs = said.host === '' || hosts.some((host) => hostname(host) === hostname(said.host));
  return said.status === 'ok' && isOurs ? 'passed' : 'failed';
}

/** Checks the server key with a dummy token: only an invalid key causes an authentication error. */
export async function checkSmartCaptcha(settings: SmartCaptchaSettings): Promise<CheckResult> {
  const answer = await validate(settings, { token: 'self-check', ip: '' });
  const said = readJson(answer.text, answerSchema);
  if (!said) return bad(`ответ ${answer.status} не похож на ответ SmartCaptcha. Проверьте SMARTCAPTCHA_URL.`);
  if (answer.status === 200 && !/secret|auth/i.test(said.message)) return good('ключ сервера принят');
  return bad(
    `SmartCaptcha не знает ключа (ответ ${answer.status}), и проверка пропускает всех. Скопируйте «Ключ сервера» капчи в SMARTCAPTCHA_SERVER_KEY.`,
  );
}

function validate({ serverKey, origin }: SmartCaptchaSettings, asked: { token: string; ip: string }) {
  const url = new URL('/validate', origin);
  const body = new URLSearchParams({ secret: serverKey, ...asked }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return callHttp({ method: 'POST', url, headers, body }, new AbortController().signal, TIMEOUT_MS);
}

function hostname(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '');
}

import { rootCertificates } from 'node:tls';
import { z } from 'zod';
import type { ChannelService, Outcome } from '../../contract/channel.ts';
import type { HttpAnswer, HttpCall } from '../../outgoing/call.ts';
import { callHttp } from '../../outgoing/call.ts';
import { bad, good, settleCheck } from '../../outgoing/check-result.ts';
import type { Failure } from '../../outgoing/failure.ts';
import { failureOf, settle, unexpectedResponse } from '../../outgoing/failure.ts';
import { readJson } from '../../outgoing/read-json.ts';
import { defineChannel } from '../define-channel.ts';
import type { MessageContext } from '../words/message-context.ts';
import { messengerText } from '../words/messenger-text.ts';
import { shorten } from '../words/shorten.ts';
import type { MaxSettings } from './settings.ts';
import { variables } from './settings.ts';

const TITLE = 'MAX';
const TEXT_LIMIT = 4000;

/** An error also has `message`, as a string; only an object there is a sent message. */
const sent = z.object({ message: z.object({ body: z.object({ mid: z.string() }).optional() }) });
const me = z.object({ user_id: z.number() });
const chatInfo = z.object({ chat_id: z.number(), status: z.string().optional() });

export function createMax(
  { token, chat, apiUrl, ca, withPersonalData }: MaxSettings,
  context: MessageContext,
): ChannelService {
  const ask = (method: HttpCall['method'], path: string, signal: AbortSignal, body?: object) => {
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}${path}`);
    const roots = ca === undefined ? undefined : [...rootCertificates, ca];
    return callHttp({ method, url, headers: { authorization: token }, body, ca: roots }, signal);
  };

  async function post(text: string, signal: AbortSignal): Promise<Outcome> {
    const path = `/messages?chat_id=${chat}&disable_link_preview=true`;
    const answer = await ask('POST', path, signal, { text: shorten(text, TEXT_LIMIT), notify: true });
    const data = isSuccess(answer) ? readJson(answer.text, sent) : null;
    if (!data) return failure(answer);
    const mid = data.message.body?.mid;
    return mid === undefined ? { status: 'delivered' } : { status: 'delivered', remoteId: mid };
  }

  return {
    // MAX allows two messages a second to one chat.
    minIntervalMs: 500,
    send: ({ lead }, signal) =>
      settle(TITLE, () => post(messengerText(lead, { context, limit: TEXT_LIMIT, withPersonalData }), signal)),
    alert: (text, signal) => settle(TITLE, () => post(text, signal)),
    check: (signal) =>
      settleCheck(TITLE, async () => {
        const bot = await ask('GET', '/me', signal);
        if (!isSuccess(bot) || !readJson(bot.text, me)) return bad(failure(bot).reason);
        const place = await ask('GET', `/chats/${chat}`, signal);
        const info = isSuccess(place) ? readJson(place.text, chatInfo) : null;
        if (!info) return bad(failure(place).reason);
        if (info.status !== undefined && info.status !== 'active') return bad(`${TITLE}: ${HELP[403]}`);
        return good('Ключ принят, бот видит чат.');
      }),
  };
}

function isSuccess({ status }: HttpAnswer): boolean {
  return status >= 200 && status < 300;
}

function failure(answer: HttpAnswer): Failure {
  return isSuccess(answer) ? unexpectedResponse(TITLE, answer) : failureOf(TITLE, answer, HELP);
}

const HELP = {
  401: 'Ключ бота недействителен: возьмите новый на business.max.ru и впишите в MAX_BOT_TOKEN.',
  403: 'Бота удалили из чата или лишили права писать: добавьте его снова.',
  404: 'Такого чата нет: проверьте MAX_CHAT_ID и MAX_API_URL.',
} as const;

export const max = defineChannel({
  name: 'max',
  title: TITLE,
  variables,
  carriesAlarms: true,
  testTrace: null,
  create: createMax,
});

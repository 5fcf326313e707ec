import { z } from 'zod';
import type { ChannelService, Outcome } from '../../contract/channel.ts';
import type { HttpAnswer } from '../../outgoing/call.ts';
import { callHttp } from '../../outgoing/call.ts';
import { bad, good, settleCheck } from '../../outgoing/check-result.ts';
import type { Failure } from '../../outgoing/failure.ts';
import { failureOf, refuse, retryLater, settle, unexpectedResponse } from '../../outgoing/failure.ts';
import { readJson } from '../../outgoing/read-json.ts';
import { pause } from '../../outgoing/retry-after.ts';
import { defineChannel } from '../define-channel.ts';
import type { MessageContext } from '../words/message-context.ts';
import { messengerText } from '../words/messenger-text.ts';
import { shorten } from '../words/shorten.ts';
import type { TelegramSettings } from './settings.ts';
import { variables } from './settings.ts';

const TITLE = 'Телеграм';
const TEXT_LIMIT = 4096;

const reply = z.object({
  ok: z.boolean(),
  description: z.string().optional(),
  parameters: z.object({ retry_after: z.number().optional(), migrate_to_chat_id: z.number().optional() }).optional(),
  result: z.unknown().optional(),
});
const sent = z.object({ message_id: z.number() });
const me = z.object({ username: z.string() });

export function createTelegram(settings: TelegramSettings, context: MessageContext): ChannelService {
  const { token, thread, apiUrl, withPersonalData } = settings;
  /** A group that becomes a supergroup gets a new ID, which Telegram returns in the error response. */
  let chat = settings.chat;

  const ask = async (method: string, body: object, signal: AbortSignal) => {
    const url = new URL(`${apiUrl.replace(/\/+$/, '')}/bot${token}/${method}`);
    const answer = await callHttp({ method: 'POST', url, body }, signal);
    return { answer, data: readJson(answer.text, reply) };
  };

  async function post(text: string, signal: AbortSignal): Promise<Outcome> {
    // No `parse_mode`: Telegram shows the visitor's text literally and cannot reject it as bad markup.
    const body = { text: shorten(text, TEXT_LIMIT), link_preview_options: { is_disabled: true } };
    const place = () => ({ chat_id: chat, ...(thread === undefined ? {} : { message_thread_id: thread }) });
    let { answer, data } = await ask('sendMessage', { ...place(), ...body }, signal);
    const movedTo = data?.parameters?.migrate_to_chat_id;
    if (movedTo !== undefined) {
      chat = String(movedTo);
      ({ answer, data } = await ask('sendMessage', { ...place(), ...body }, signal));
    }
    if (!data?.ok) return failure(answer, data);
    const message = sent.safeParse(data.result);
    return message.success
      ? { status: 'delivered', remoteId: String(message.data.message_id) }
      : { status: 'delivered' };
  }

  return {
    // Telegram allows about twenty messages a minute to one group.
    minIntervalMs: 3000,
    send: ({ lead }, signal) =>
      settle(TITLE, () => post(messengerText(lead, { context, limit: TEXT_LIMIT, withPersonalData }), signal)),
    alert: (text, signal) => settle(TITLE, () => post(text, signal)),
    check: (signal) =>
      settleCheck(TITLE, async () => {
        const bot = await ask('getMe', {}, signal);
        if (!bot.data?.ok) return bad(failure(bot.answer, bot.data).reason);
        const place = await ask('getChat', { chat_id: chat }, signal);
        if (!place.data?.ok) return bad(failure(place.answer, place.data).reason);
        const name = me.safeParse(bot.data.result).data?.username ?? 'без имени';
        const moved = chat === settings.chat ? '' : ` Группа стала супергруппой: впишите TELEGRAM_CHAT_ID=${chat}.`;
        return good(`Бот @${name} видит чат.${moved}`);
      }),
  };
}

function failure(answer: HttpAnswer, data: z.infer<typeof reply> | null): Failure {
  if (!data) return answer.status >= 400 ? failureOf(TITLE, answer, HELP) : unexpectedResponse(TITLE, answer);
  const { retry_after: seconds } = data.parameters ?? {};
  if (seconds !== undefined) return retryLater(`${TITLE} просит подождать ${seconds} с`, pause(seconds * 1000));
  if (/chat not found/i.test(data.description ?? '')) return refuse(`${TITLE} не находит чат. ${HELP[400]}`);
  return answer.status >= 400 ? failureOf(TITLE, answer, HELP) : unexpectedResponse(TITLE, answer);
}

const HELP = {
  400: 'Проверьте TELEGRAM_CHAT_ID и TELEGRAM_THREAD_ID; бот должен состоять в этом чате.',
  401: 'Ключ бота недействителен: возьмите новый у @BotFather и впишите в TELEGRAM_BOT_TOKEN.',
  403: 'Бота удалили из чата или лишили права писать: добавьте его снова.',
  404: 'Такого бота нет: проверьте TELEGRAM_BOT_TOKEN и TELEGRAM_API_URL.',
} as const;

export const telegram = defineChannel({
  name: 'telegram',
  title: TITLE,
  variables,
  carriesAlarms: true,
  testTrace: null,
  create: createTelegram,
});

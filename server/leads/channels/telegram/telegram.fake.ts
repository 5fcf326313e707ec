import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';

export const TELEGRAM_TOKEN = '123456789:AAE-secret_token_of_the_bot_123456789';

type Sent = { readonly chat_id: string | number; readonly text: string; readonly parse_mode?: string };

export async function startTelegram() {
  const messages: Sent[] = [];
  const group = { id: '-1001234567890', migratedFrom: null as string | null, kicked: false, perMinute: 20 };

  function handle({ url, text }: ApiRequest): ApiAnswer {
    const [, token = '', method] = /^\/bot([^/]+)\/(\w+)$/.exec(url.pathname) ?? [];
    if (!/^\d+:[\w-]+$/.test(token)) return refused(404, 'Not Found');
    if (token !== TELEGRAM_TOKEN) return refused(401, 'Unauthorized');
    if (method === 'getMe') return done({ id: 1, is_bot: true, first_name: 'Заявки', username: 'pregolya_bot' });
    const body = JSON.parse(text) as Sent;
    return (
      absent(String(body.chat_id)) ??
      (method === 'getChat' ? done({ id: Number(group.id), type: 'supergroup', title: 'Заявки' }) : send(body))
    );
  }

  function absent(chat: string): ApiAnswer | null {
    if (chat === group.migratedFrom) {
      const parameters = { migrate_to_chat_id: Number(group.id) };
      return refused(400, 'Bad Request: group chat was upgraded to a supergroup chat', parameters);
    }
    return chat === group.id ? null : refused(400, 'Bad Request: chat not found');
  }

  function send(body: Sent): ApiAnswer {
    if (group.kicked) return refused(403, 'Forbidden: bot was kicked from the supergroup chat');
    if (body.text === '') return refused(400, 'Bad Request: message text is empty');
    if (body.text.length > 4096) return refused(400, 'Bad Request: message is too long');
    if (body.parse_mode && /[<>&]/.test(body.text)) return refused(400, "Bad Request: can't parse entities");
    if (messages.length >= group.perMinute) {
      return refused(429, 'Too Many Requests: retry after 34', { retry_after: 34 });
    }
    messages.push(body);
    return done({ message_id: messages.length, date: 1, chat: { id: Number(group.id) }, text: body.text });
  }

  return Object.assign(await startApi(handle), { messages, group });
}

function done(result: unknown): ApiAnswer {
  return { status: 200, body: { ok: true, result } };
}

function refused(status: number, description: string, parameters?: object): ApiAnswer {
  return { status, body: { ok: false, error_code: status, description, ...(parameters ? { parameters } : {}) } };
}

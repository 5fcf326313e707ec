import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';

export const MAX_TOKEN = 'f9LHodD0cOL-secret-token-of-max-0123456789';
export const MAX_CHAT = '-75137613795359';

type Sent = { readonly text: string; readonly format?: string };

export async function startMax() {
  const messages: Sent[] = [];
  const chat = { status: 'active', perSecond: Number.POSITIVE_INFINITY };

  function handle({ method, url, headers, text }: ApiRequest): ApiAnswer {
    const stranger = unknownToken(headers.authorization);
    if (stranger) return stranger;
    switch (`${method} ${url.pathname}`) {
      case 'GET /me':
        return { status: 200, body: { user_id: 1, first_name: 'Заявки', is_bot: true, last_activity_time: 1 } };
      case `GET /chats/${MAX_CHAT}`:
        return { status: 200, body: { chat_id: Number(MAX_CHAT), type: 'chat', status: chat.status, title: 'Заявки' } };
      case 'POST /messages':
        return url.searchParams.get('chat_id') === MAX_CHAT ? send(JSON.parse(text) as Sent) : NO_CHAT;
      default:
        return url.pathname.startsWith('/chats/') ? NO_CHAT : refused(404, 'not.found', 'Path not found');
    }
  }

  function send(body: Sent): ApiAnswer {
    if (chat.status !== 'active') return refused(403, 'chat.denied', 'Key: error.dialog.suspended');
    if (body.text.length > 4000) return refused(400, 'proto.payload', 'text: size must be between 0 and 4000');
    if (messages.length >= chat.perSecond) return refused(429, 'too.many.requests', 'Too many requests');
    messages.push(body);
    const own = { mid: `mid.${messages.length}`, seq: 1, text: body.text };
    return { status: 200, body: { message: { recipient: { chat_id: Number(MAX_CHAT) }, timestamp: 1, body: own } } };
  }

  return Object.assign(await startApi(handle, { secure: true }), { messages, chat });
}

function refused(status: number, code: string, message: string): ApiAnswer {
  return { status, body: { code, message } };
}

const NO_CHAT = refused(404, 'chat.not.found', 'Chat not found');

/** The header contains the token alone, without «Bearer», and the URL contains no token. */
function unknownToken(authorization: string | undefined): ApiAnswer | null {
  if (authorization === MAX_TOKEN) return null;
  if (authorization === undefined) return refused(401, 'verify.token', 'No access token');
  const words = authorization.startsWith('Bearer ') ? 'Malformed access token' : 'Invalid access_token';
  return refused(401, 'verify.token', words);
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiAnswer, ApiRequest } from '../../outgoing/api.fake.ts';
import { startApi } from '../../outgoing/api.fake.ts';

export const WEBHOOK_SECRET = Buffer.from('a secret of 32 bytes for tests!!');

type Event = { readonly type: string; readonly timestamp: string; readonly data: Readonly<Record<string, unknown>> };

export async function startWebhook() {
  const events: Event[] = [];
  const seen = new Set<string>();
  const receiver = { secret: WEBHOOK_SECRET };

  function handle({ headers, text }: ApiRequest): ApiAnswer {
    const id = String(headers['webhook-id']);
    const timestamp = String(headers['webhook-timestamp']);
    if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return { status: 400 };
    const expected = createHmac('sha256', receiver.secret).update(`${id}.${timestamp}.${text}`).digest();
    const isOurs = String(headers['webhook-signature'])
      .split(' ')
      .some((signature) => {
        const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
        return given.length === expected.length && timingSafeEqual(given, expected);
      });
    if (!isOurs) return { status: 401 };
    const event = JSON.parse(text) as Event;
    if (event.type === 'ping') return { status: 204 };
    if (!seen.has(id)) events.push(event);
    seen.add(id);
    return { status: 200 };
  }

  return Object.assign(await startApi(handle), { events, receiver });
}

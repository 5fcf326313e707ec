import { createHmac, randomUUID } from 'node:crypto';
import type { ChannelService, Outcome } from '../../contract/channel.ts';
import { isTestLead, type StoredLead } from '../../contract/lead.ts';
import { callHttp } from '../../outgoing/call.ts';
import { resultOf, settleCheck } from '../../outgoing/check-result.ts';
import { failureOf, settle } from '../../outgoing/failure.ts';
import { defineChannel } from '../define-channel.ts';
import { pageLink, panelLink } from '../words/links.ts';
import type { MessageContext } from '../words/message-context.ts';
import type { WebhookSettings } from './settings.ts';
import { variables } from './settings.ts';

type Event = { readonly id: string; readonly type: string; readonly at: Date; readonly data: object };

const TITLE = 'Вебхук';
const PING = { type: 'ping', data: {} } as const;

/** Sends signed JSON as Standard Webhooks requires: `webhook-id` is the same at every attempt. */
export function createWebhook({ url, secrets }: WebhookSettings, context: MessageContext): ChannelService {
  async function post({ id, type, at, data }: Event, signal: AbortSignal): Promise<Outcome> {
    const body = JSON.stringify({ type, timestamp: at.toISOString(), data });
    const seconds = String(Math.floor(Date.now() / 1000));
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': secrets.map((secret) => sign(secret, `${id}.${seconds}.${body}`)).join(' '),
    };
    const answer = await callHttp({ method: 'POST', url: new URL(url), headers, body }, signal);
    return answer.status >= 200 && answer.status < 300
      ? { status: 'delivered' }
      : failureOf(TITLE, answer, HELP, { speaksJson: false });
  }

  return {
    minIntervalMs: 100,
    send: ({ key, lead }, signal) =>
      settle(TITLE, () => {
        // A program does not read words, so a test message is not a lead for it.
        const event = isTestLead(lead) ? PING : { type: 'lead.created', data: leadData(lead, context) };
        return post({ id: key, at: lead.createdAt, ...event }, signal);
      }),
    alert: (text, signal) =>
      settle(TITLE, () => post({ id: randomUUID(), type: 'leads.alert', at: new Date(), data: { text } }, signal)),
    // Only a signed event shows whether the receiver has the same secret.
    check: (signal) =>
      settleCheck(TITLE, async () => {
        const outcome = await post({ id: randomUUID(), at: new Date(), ...PING }, signal);
        return resultOf(outcome, 'Получатель принял подписанную пробу «ping».');
      }),
  };
}

function sign(secret: Buffer, content: string): string {
  return `v1,${createHmac('sha256', secret).update(content).digest('base64')}`;
}

function leadData(lead: StoredLead, context: MessageContext): object {
  const { number, id, createdAt, repeatOf, kind, phone, name, comment, subject, titleShown, priceShown } = lead;
  const { callTime, contactBy, answers, attribution, marketing } = lead;
  return {
    number,
    id,
    createdAt: createdAt.toISOString(),
    repeatOf,
    kind,
    phone,
    name,
    comment,
    subject,
    titleShown,
    priceShown,
    callTime,
    contactBy,
    answers,
    page: pageLink(lead, context),
    panel: panelLink(lead, context),
    attribution,
    marketing,
  };
}

const HELP = {
  401: 'Получатель не признал подпись: сверьте LEADS_WEBHOOK_SECRET.',
  403: 'Получатель не признал подпись: сверьте LEADS_WEBHOOK_SECRET.',
  404: 'По адресу LEADS_WEBHOOK_URL никто не принимает заявки.',
  410: 'Получатель больше не принимает заявки: уберите LEADS_WEBHOOK_URL или впишите новый.',
} as const;

export const webhook = defineChannel({
  name: 'webhook',
  title: TITLE,
  variables,
  carriesAlarms: true,
  testTrace: 'Вебхук получит «ping».',
  create: createWebhook,
});

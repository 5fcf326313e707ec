import type { Channel } from '../../contract/channel.ts';
import type { FakeApi, Fault } from '../../outgoing/api.fake.ts';
import { PAGE } from '../../outgoing/api.fake.ts';
import { CERTIFICATE } from '../../outgoing/certificate.fake.ts';
import { AMOCRM_TOKEN, startAmocrm } from '../amocrm/amocrm.fake.ts';
import { amocrm } from '../amocrm/amocrm.ts';
import { startBitrix24 } from '../bitrix24/bitrix24.fake.ts';
import { bitrix24 } from '../bitrix24/bitrix24.ts';
import type { ChannelName } from '../channels.ts';
import { email } from '../email/email.ts';
import type { SmtpFault } from '../email/smtp.fake.ts';
import { SMTP_LOGIN, startSmtp } from '../email/smtp.fake.ts';
import { MAX_CHAT, MAX_TOKEN, startMax } from '../max/max.fake.ts';
import { max } from '../max/max.ts';
import { startTelegram, TELEGRAM_TOKEN } from '../telegram/telegram.fake.ts';
import { telegram } from '../telegram/telegram.ts';
import { startWebhook, WEBHOOK_SECRET } from '../webhook/webhook.fake.ts';
import { webhook } from '../webhook/webhook.ts';
import { CONTEXT } from './lead.fake.ts';

export type Outage =
  | 'silence'
  | 'reset'
  | 'accept-then-reset'
  | 'overload'
  | 'page'
  | 'forbidden-page'
  | 'not-found-page'
  | 'unauthorized';

export type Subject = AsyncDisposable & {
  readonly channel: Channel;
  /** Number of leads that reached the service. */
  countArrivedLeads(): number;
  setFault(trouble: Outage | null): void;
  readonly secrets: readonly string[];
};

const TROUBLES: Readonly<Record<Outage, Fault>> = {
  silence: 'silence',
  reset: 'reset',
  'accept-then-reset': 'accept-then-reset',
  overload: { status: 503, headers: { 'retry-after': '7' }, body: '<h1>503</h1>' },
  page: PAGE,
  'forbidden-page': { ...PAGE, status: 403 },
  'not-found-page': { ...PAGE, status: 404 },
  unauthorized: { status: 401, body: {} },
};

const SMTP_TROUBLES: Readonly<Record<Outage, SmtpFault>> = {
  silence: 'silence',
  reset: 'reset',
  'accept-then-reset': 'accept-then-reset',
  overload: 451,
  page: 'reset',
  'forbidden-page': 'reset',
  'not-found-page': 'reset',
  unauthorized: 'unauthorized',
};

function subject(channel: Channel, api: FakeApi, secrets: readonly string[], countArrivedLeads: () => number): Subject {
  return {
    channel,
    countArrivedLeads,
    secrets,
    setFault: (trouble) => {
      api.outage = trouble === null ? null : TROUBLES[trouble];
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

export const SUBJECTS: Readonly<Record<ChannelName, () => Promise<Subject>>> = {
  async email() {
    const smtp = await startSmtp();
    const place = { host: '127.0.0.1', port: smtp.port, tls: 'starttls' as const, ca: CERTIFICATE };
    const settings = { ...place, login: SMTP_LOGIN, from: SMTP_LOGIN.user, to: ['office@pregolya.example'] };
    return {
      channel: email.create(settings, CONTEXT),
      countArrivedLeads: () => smtp.letters.length,
      setFault: (trouble) => {
        smtp.fault = trouble === null ? null : SMTP_TROUBLES[trouble];
      },
      secrets: [SMTP_LOGIN.password],
      [Symbol.asyncDispose]: () => smtp[Symbol.asyncDispose](),
    };
  },
  async bitrix24() {
    const api = await startBitrix24();
    const channel = bitrix24.create({ webhookUrl: api.webhookUrl(), source: 'WEB' }, CONTEXT);
    return subject(channel, api, [api.portal.code], () => api.leads.length);
  },
  async amocrm() {
    const api = await startAmocrm();
    const channel = amocrm.create({ url: api.origin, token: AMOCRM_TOKEN }, CONTEXT);
    return subject(channel, api, [AMOCRM_TOKEN], () => api.unsorted.length);
  },
  async telegram() {
    const api = await startTelegram();
    const place = { token: TELEGRAM_TOKEN, chat: api.group.id, apiUrl: api.origin };
    const channel = telegram.create({ ...place, withPersonalData: false }, CONTEXT);
    return subject(channel, api, [TELEGRAM_TOKEN], () => api.messages.length);
  },
  async max() {
    const api = await startMax();
    const place = { token: MAX_TOKEN, chat: MAX_CHAT, apiUrl: api.origin, ca: CERTIFICATE };
    const channel = max.create({ ...place, withPersonalData: false }, CONTEXT);
    return subject(channel, api, [MAX_TOKEN], () => api.messages.length);
  },
  async webhook() {
    const api = await startWebhook();
    const url = `${api.origin}/hook/very-secret-path`;
    const channel = webhook.create({ url, secrets: [WEBHOOK_SECRET] }, CONTEXT);
    return subject(channel, api, ['very-secret-path', WEBHOOK_SECRET.toString('base64')], () => api.events.length);
  },
};

import { createAmocrm } from '../amocrm.ts';
import { createBitrix24 } from '../bitrix24.ts';
import type { Channel } from '../channel.ts';
import { createEmail } from '../email.ts';
import { createMax } from '../max.ts';
import { createTelegram } from '../telegram.ts';
import { createWebhook } from '../webhook.ts';
import { AMOCRM_TOKEN, startAmocrm } from './amocrm.fake.ts';
import type { FakeApi, Fault } from './api.fake.ts';
import { PAGE } from './api.fake.ts';
import { startBitrix24 } from './bitrix24.fake.ts';
import { CERTIFICATE } from './certificate.fake.ts';
import { LINKS } from './lead.fake.ts';
import { MAX_CHAT, MAX_TOKEN, startMax } from './max.fake.ts';
import type { SmtpFault } from './smtp.fake.ts';
import { SMTP_LOGIN, startSmtp } from './smtp.fake.ts';
import { startTelegram, TELEGRAM_TOKEN } from './telegram.fake.ts';
import { startWebhook, WEBHOOK_SECRET } from './webhook.fake.ts';

export type Trouble =
  | 'silence'
  | 'reset'
  | 'accept-then-reset'
  | 'overload'
  | 'page'
  | 'forbidden-page'
  | 'not-found-page'
  | 'unauthorized';

/** A channel and its service, in the terms that all of them share. */
export type Subject = AsyncDisposable & {
  readonly channel: Channel;
  /** Of the leads that reached the service. */
  arrived(): number;
  suffer(trouble: Trouble | null): void;
  readonly secrets: readonly string[];
};

const TROUBLES: Readonly<Record<Trouble, Fault>> = {
  silence: 'silence',
  reset: 'reset',
  'accept-then-reset': 'accept-then-reset',
  overload: { status: 503, headers: { 'retry-after': '7' }, body: '<h1>503</h1>' },
  page: PAGE,
  'forbidden-page': { ...PAGE, status: 403 },
  'not-found-page': { ...PAGE, status: 404 },
  unauthorized: { status: 401, body: {} },
};

const SMTP_TROUBLES: Readonly<Record<Trouble, SmtpFault>> = {
  silence: 'silence',
  reset: 'reset',
  'accept-then-reset': 'accept-then-reset',
  overload: 451,
  page: 'reset',
  'forbidden-page': 'reset',
  'not-found-page': 'reset',
  unauthorized: 'unauthorized',
};

function subject(channel: Channel, api: FakeApi, secrets: readonly string[], arrived: () => number): Subject {
  return {
    channel,
    arrived,
    secrets,
    suffer: (trouble) => {
      api.outage = trouble === null ? null : TROUBLES[trouble];
    },
    [Symbol.asyncDispose]: () => api[Symbol.asyncDispose](),
  };
}

export const SUBJECTS: Readonly<Record<Channel['name'], () => Promise<Subject>>> = {
  async email() {
    const smtp = await startSmtp();
    const place = { host: '127.0.0.1', port: smtp.port, tls: 'starttls' as const, ca: CERTIFICATE };
    const settings = { ...place, login: SMTP_LOGIN, from: SMTP_LOGIN.user, to: ['office@pregolya.example'] };
    return {
      channel: createEmail(settings, LINKS),
      arrived: () => smtp.letters.length,
      suffer: (trouble) => {
        smtp.fault = trouble === null ? null : SMTP_TROUBLES[trouble];
      },
      secrets: [SMTP_LOGIN.password],
      [Symbol.asyncDispose]: () => smtp[Symbol.asyncDispose](),
    };
  },
  async bitrix24() {
    const api = await startBitrix24();
    const channel = createBitrix24({ webhookUrl: api.webhookUrl(), source: 'WEB' }, LINKS);
    return subject(channel, api, [api.portal.code], () => api.leads.length);
  },
  async amocrm() {
    const api = await startAmocrm();
    const channel = createAmocrm({ url: api.origin, token: AMOCRM_TOKEN }, LINKS);
    return subject(channel, api, [AMOCRM_TOKEN], () => api.unsorted.length);
  },
  async telegram() {
    const api = await startTelegram();
    const place = { token: TELEGRAM_TOKEN, chat: api.group.id, apiUrl: api.origin };
    const channel = createTelegram({ ...place, withPersonalData: false }, LINKS);
    return subject(channel, api, [TELEGRAM_TOKEN], () => api.messages.length);
  },
  async max() {
    const api = await startMax();
    const place = { token: MAX_TOKEN, chat: MAX_CHAT, apiUrl: api.origin, ca: CERTIFICATE };
    const channel = createMax({ ...place, withPersonalData: false }, LINKS);
    return subject(channel, api, [MAX_TOKEN], () => api.messages.length);
  },
  async webhook() {
    const api = await startWebhook();
    const url = `${api.origin}/hook/very-secret-path`;
    const channel = createWebhook({ url, secrets: [WEBHOOK_SECRET] }, LINKS);
    return subject(channel, api, ['very-secret-path', WEBHOOK_SECRET.toString('base64')], () => api.events.length);
  },
};

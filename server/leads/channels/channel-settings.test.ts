import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '../../env.ts';
import { openChannels, readChannelSettings } from './channel-settings.ts';
import { CHANNEL_NAMES } from './channels.ts';
import { CONTEXT } from './testing/lead.fake.ts';

const SECRET = `whsec_${Buffer.from('a secret of 32 bytes for tests!!').toString('base64')}`;
const EVERYTHING = {
  SMTP_HOST: 'smtp.yandex.ru',
  SMTP_USER: 'leads@pregolya.example',
  SMTP_PASSWORD: 'app password',
  LEADS_EMAIL_TO: 'office@pregolya.example, boss@pregolya.example',
  BITRIX24_WEBHOOK_URL: 'https://pregolya.bitrix24.ru/rest/1/abc123secret/',
  AMOCRM_URL: 'https://pregolya.amocrm.ru',
  AMOCRM_TOKEN: 'eyJ0eXAiOiJKV1Qi.secret',
  TELEGRAM_BOT_TOKEN: '123456789:AAE-secret_token_of_the_bot_123456789',
  TELEGRAM_CHAT_ID: '-1001234567890',
  MAX_BOT_TOKEN: 'f9LHodD0cOL-secret-token',
  MAX_CHAT_ID: '-75137613795359',
  LEADS_WEBHOOK_URL: 'https://crm.pregolya.example/leads',
  LEADS_WEBHOOK_SECRET: SECRET,
};

function read(given: Record<string, string>) {
  const problems: string[] = [];
  const settings = readChannelSettings(given, (line) => problems.push(line));
  const byName = Object.fromEntries(settings.configured.map((channel) => [channel.name, channel.settings]));
  return { settings, byName, problems };
}

test('an empty environment switches every channel off', () => {
  const { settings, problems } = read({});
  expect(settings).toEqual({ panelUrl: null, configured: [] });
  expect(problems).toEqual([]);
  expect(openChannels(settings, CONTEXT)).toEqual([]);
});

test('channels are ordered by importance', () => {
  const { settings, problems } = read(EVERYTHING);
  expect(problems).toEqual([]);
  const names = openChannels(settings, CONTEXT).map(({ name }) => name);
  expect(names).toEqual(['email', 'bitrix24', 'amocrm', 'max', 'telegram', 'webhook']);
  expect([...names].sort()).toEqual([...CHANNEL_NAMES].sort());
});

test('an address written twice is one recipient', () => {
  const { byName } = read({
    ...EVERYTHING,
    LEADS_EMAIL_TO: 'a@pregolya.example,b@pregolya.example, a@pregolya.example',
  });
  expect(byName).toMatchObject({ email: { to: ['a@pregolya.example', 'b@pregolya.example'] } });
});

test('unset variables take their default values', () => {
  const { byName } = read(EVERYTHING);
  expect(byName).toMatchObject({
    email: { port: 465, tls: 'implicit', from: 'leads@pregolya.example' },
    bitrix24: { source: 'WEB' },
    telegram: { apiUrl: 'https://api.telegram.org', withPersonalData: false },
    max: { apiUrl: 'https://platform-api2.max.ru', withPersonalData: false },
  });
});

test.for([
  ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'],
  ['TELEGRAM_CHAT_ID', 'TELEGRAM_BOT_TOKEN'],
  ['MAX_BOT_TOKEN', 'MAX_CHAT_ID'],
  ['AMOCRM_TOKEN', 'AMOCRM_URL'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['SMTP_HOST', 'LEADS_EMAIL_TO'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
] as const)('%s without %s reports the missing variable', ([present, missing]) => {
  const given: Record<string, string> = { ...EVERYTHING };
  delete given[missing];
  expect(given[present]).toBeDefined();
  const { problems } = read(given);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${missing}: не задано`))]);
});

test.for([
  ['SMTP_PORT', '70000'],
  ['SMTP_TLS', 'maybe'],
  ['SMTP_CA_FILE', '/nowhere/root.pem'],
  ['LEADS_EMAIL_TO', 'office@pregolya.example, not an address'],
  ['LEADS_EMAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
  ['BITRIX24_WEBHOOK_URL', 'https://pregolya.bitrix24.ru/'],
  ['BITRIX24_WEBHOOK_URL', 'http://pregolya.bitrix24.ru/rest/1/abc123secret/'],
  ['BITRIX24_ASSIGNED_ID', 'Анна'],
  ['AMOCRM_URL', 'pregolya.amocrm.ru'],
  ['AMOCRM_URL', 'https://user:pass@pregolya.amocrm.ru'],
  ['AMOCRM_TOKEN', 'with a line\nbreak'],
  ['TELEGRAM_BOT_TOKEN', 'AAE-secret_token_of_the_bot_123456789'],
  ['TELEGRAM_CHAT_ID', 'наш чат'],
  ['TELEGRAM_PERSONAL_DATA', 'yes'],
  ['MAX_PERSONAL_DATA', 'true'],
  ['MAX_CHAT_ID', '@pregolya'],
  ['LEADS_WEBHOOK_URL', 'http://crm.pregolya.example/leads'],
  ['LEADS_WEBHOOK_SECRET', 'whsec_short'],
  ['PANEL_URL', 'javascript:alert(1)'],
] as const)('%s=%j is refused with the name of the variable', ([name, value]) => {
  const { problems } = read({ ...EVERYTHING, [name]: value });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name}.*: неверно\\. Нужно: `))]);
});

test('names and phones are sent only with an explicit legal confirmation in the setting', () => {
  const { byName, problems } = read({
    ...EVERYTHING,
    TELEGRAM_PERSONAL_DATA: 'cross-border-transfer-notified',
    MAX_PERSONAL_DATA: 'recipient-named-in-consent',
  });
  expect(problems).toEqual([]);
  expect(byName).toMatchObject({ telegram: { withPersonalData: true }, max: { withPersonalData: true } });
  expect(read({ ...EVERYTHING, TELEGRAM_PERSONAL_DATA: 'yes' }).problems[0]).toContain('152-ФЗ');
});

test('a relay without TLS is accepted only on this machine', () => {
  expect(read({ ...EVERYTHING, SMTP_TLS: 'off' }).problems).toEqual([
    expect.stringMatching(/^SMTP_TLS="off": неверно/),
  ]);
  expect(read({ ...EVERYTHING, SMTP_TLS: 'off', SMTP_HOST: '127.0.0.1' }).problems).toEqual([]);
});

test('the server refuses to start on invalid settings, lists all of them and shows no secret', () => {
  const secrets = {
    AMOCRM_TOKEN: 'short',
    BITRIX24_WEBHOOK_URL: 'https://x.example/rest/1/qwerty-secret/',
    PORT: 'eighty',
  };
  const error = expectError(() => readEnvironment({ ...EVERYTHING, ...secrets }));
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(error.message.split('\n').map((line) => line.split(/[:=]/)[0])).toEqual([
    'PORT',
    'BITRIX24_WEBHOOK_URL',
    'AMOCRM_TOKEN',
  ]);
  expect(error.message).not.toContain('qwerty-secret');
});

function expectError(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('nothing was thrown');
}

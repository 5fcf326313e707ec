import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CERTIFICATE } from '../../outgoing/certificate.fake.ts';
import { CONTEXT, HOSTILE, LEAD, messageOf, patience } from '../testing/lead.fake.ts';
import { createEmail } from './email.ts';
import { readLetter } from './read-letter.fake.ts';
import type { EmailSettings } from './settings.ts';
import { SMTP_LOGIN, startSmtp } from './smtp.fake.ts';

const HEADERS = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'references', 'subject', 'to'],
];

async function open(settings: Partial<EmailSettings> = {}, options: Parameters<typeof startSmtp>[0] = {}) {
  const smtp = await startSmtp(options);
  const place = { host: '127.0.0.1', port: smtp.port, tls: 'starttls' as const, ca: CERTIFICATE };
  const mailbox = { login: SMTP_LOGIN, from: SMTP_LOGIN.user, to: ['office@pregolya.example'] };
  const channel = createEmail({ ...place, ...mailbox, ...settings }, CONTEXT);
  const last = () => readLetter(smtp.letters.at(-1)?.raw ?? '');
  return { smtp, channel, last, [Symbol.asyncDispose]: () => smtp[Symbol.asyncDispose]() };
}

test('a port without a listener is reported as such, not as a certificate error', async () => {
  const closed = { host: '127.0.0.1', port: 1, tls: 'off' as const };
  await using mail = await open(closed);
  const outcome = await mail.channel.send(messageOf(), patience());
  expect(outcome).toMatchObject({
    reason: 'Почта: сервер не принимает соединение: проверьте SMTP_HOST и SMTP_PORT',
  });
});

test('an email shows the phone first, then the details of the lead', async () => {
  await using mail = await open();
  await mail.channel.send(messageOf(), patience());
  const { headers, text, html } = mail.last();
  expect(headers.get('subject')).toEqual(['Заявка №\u00a01042: пакет ремонта — Комфорт, 64 м²']);
  expect(text.trimEnd()).toBe(
    [
      'Заявка №\u00a01042: пакет ремонта — Комфорт, 64 м²',
      '',
      'Телефон: +7 900 123-45-67',
      'Имя: Анна Верещагина',
      'Когда звонить: сегодня до 20:00',
      'Как ответить: написать в MAX',
      'О чём: Комфорт, 64 м²',
      'Цена на странице: 1 482 000 ₽',
      'Ответы:',
      '  Площадь: 64 м²',
      '  Дом: Новостройка',
      '  Дополнительно: Лоджия, Кондиционер',
      '  Лифт: да',
      'Комментарий:',
      '  Звоните после шести.',
      '  Ключ у соседки.',
      'Страница: https://pregolya.example/remont/komfort?from=menu',
      'Откуда: yandex / cpc',
      'Получена: 21 ноября 2026, 0:05 (Калининград)',
      'Открыть: https://panel.pregolya.example/leads/1042',
    ].join('\n'),
  );
  expect(html).toContain('<a href="tel:+79001234567">');
  expect(html).toContain('<a href="https://panel.pregolya.example/leads/1042">');
});

test('every attempt of one lead carries the same Message-ID', async () => {
  await using mail = await open();
  for (const attempt of [1, 2]) await mail.channel.send(messageOf(LEAD, { attempt }), patience());
  const ids = mail.smtp.letters.map(({ raw }) => readLetter(raw).headers.get('message-id'));
  expect(ids).toEqual(Array(2).fill(['<7c9e6679-7425-40de-944b-e07fc1f90ae7@pregolya.example>']));
});

test('the email of a repeat names the first lead and joins its thread', async () => {
  await using mail = await open();
  await mail.channel.send(messageOf(LEAD), patience());
  const { headers } = mail.last();
  await mail.channel.send(messageOf({ ...LEAD, number: 1043, repeatOf: 1042 }, { key: 'other' }), patience());
  expect(mail.last().headers.get('references')).toEqual(headers.get('references'));
  expect(mail.last().text).toContain('Повтор: заявки № 1042');
});

test('every address in LEADS_EMAIL_TO gets the email', async () => {
  await using mail = await open({ to: ['office@pregolya.example', 'boss@pregolya.example'] });
  await mail.channel.send(messageOf(), patience());
  expect(mail.smtp.letters[0]?.to).toEqual(['office@pregolya.example', 'boss@pregolya.example']);
});

test('hostile strings arrive unchanged and inject nothing', async () => {
  await using mail = await open();
  await mail.channel.send(messageOf(HOSTILE), patience());
  const { headers, text, html } = mail.last();
  expect([...headers.keys()].sort()).toEqual(HEADERS);
  expect(mail.smtp.letters[0]?.to).toEqual(['office@pregolya.example']);
  expect(text).toContain(`Имя: ${HOSTILE.name}\n`);
  expect(text).toContain('\n  Телефон: +7 000 000-00-00\n');
  expect(text.match(/^Телефон:.*$/gm)).toEqual(['Телефон: +7 900 123-45-67']);
  expect(html.match(/<(?!\/?(?:!doctype|html|head|meta|title|body|h1|table|tr|td|a|br)\b)/gi)).toBeNull();
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('href="//evil.example');
});

test('no text in a lead changes the recipients or the headers of the email', async () => {
  await using mail = await open();
  const hostile = fc.string({
    unit: fc.constantFrom('\r', '\n', ':', ' ', 'a', 'Я', '\0', '=?', '"', '<', ',', '😈', '.'),
  });
  const lead = fc.record({ name: hostile, titleShown: hostile, comment: hostile, page: hostile, subject: hostile });
  await fc.assert(
    fc.asyncProperty(lead, async (fields) => {
      const outcome = await mail.channel.send(messageOf({ ...LEAD, ...fields }), patience());
      expect(outcome.status).toBe('delivered');
      expect(mail.smtp.letters.at(-1)?.to).toEqual(['office@pregolya.example']);
      expect([...mail.last().headers.entries()].map(([name, { length }]) => [name, length]).sort()).toEqual(
        HEADERS.map((name) => [name, 1]),
      );
    }),
    { numRuns: 20 },
  );
});

test('a server without TLS support gets neither the password nor the lead', async () => {
  await using mail = await open({}, { withTls: false });
  const outcome = await mail.channel.send(messageOf(), patience());
  expect(outcome).toMatchObject({ status: 'refused', reason: expect.stringContaining('SMTP_TLS') });
  expect(mail.smtp.letters).toEqual([]);
});

test('a server with an untrusted certificate gets no data', async () => {
  await using mail = await open({ ca: undefined });
  expect(await mail.channel.send(messageOf(), patience())).toMatchObject({ status: 'retry' });
  expect(mail.smtp.letters).toEqual([]);
});

test('implicit TLS works', async () => {
  await using mail = await open({ tls: 'implicit' }, { secure: true });
  expect(await mail.channel.send(messageOf(), patience())).toMatchObject({ status: 'delivered' });
});

test.for([
  [421, 'retry', /421/],
  [452, 'retry', /452/],
  [552, 'refused', /переполнен/],
  [554, 'refused', /LEADS_EMAIL_FROM/],
] as const)('an SMTP response %i to the email gives the outcome %s', async ([code, status, words]) => {
  await using mail = await open();
  mail.smtp.fault = code;
  const outcome = await mail.channel.send(messageOf(), patience());
  expect(outcome).toEqual({ status, reason: expect.stringMatching(words) });
});

test('a nonexistent address is reported by its variable', async () => {
  await using mail = await open();
  mail.smtp.unknown = 'office@pregolya.example';
  const outcome = await mail.channel.send(messageOf(), patience());
  expect(outcome).toMatchObject({ status: 'refused', reason: expect.stringContaining('LEADS_EMAIL_TO') });
});

test('one invalid address of two does not block the email to the other and is reported by its position', async () => {
  await using mail = await open({ to: ['gone@pregolya.example', 'office@pregolya.example'] });
  mail.smtp.unknown = 'gone@pregolya.example';
  const outcome = await mail.channel.send(messageOf(), patience());
  expect(outcome).toMatchObject({
    status: 'delivered',
    warning: expect.stringMatching(/не принимает адрес № 1 из LEADS_EMAIL_TO/),
  });
  expect(JSON.stringify(outcome)).not.toContain('gone@');
  expect(mail.smtp.letters[0]?.to).toEqual(['office@pregolya.example']);
  mail.smtp.unknown = '';
  expect(await mail.channel.send(messageOf(), patience())).not.toHaveProperty('warning');
});

test('a temporarily refused address gets the email later, and the others get it once', async () => {
  const [first, second] = ['office@pregolya.example', 'boss@pregolya.example'];
  await using mail = await open({ to: [first, second] });
  mail.smtp.greylisted = second;
  for (const attempt of [1, 2]) {
    expect(await mail.channel.send(messageOf(LEAD, { attempt }), patience())).toEqual({
      status: 'retry',
      reason: expect.stringMatching(attempt === 1 ? /адреса № 2 из LEADS_EMAIL_TO/ : /451/),
    });
  }
  mail.smtp.greylisted = '';
  const outcome = await mail.channel.send(messageOf(LEAD, { attempt: 3 }), patience());
  expect(outcome).toMatchObject({ status: 'delivered' });
  expect(outcome).not.toHaveProperty('warning');
  expect(mail.smtp.letters.map(({ to }) => to)).toEqual([[first], [second]]);
  expect(mail.last().headers.get('to')).toEqual([`${first}, ${second}`]);
});

test('a refused address with capitals in its domain is recognised', async () => {
  const [first, second] = ['office@pregolya.example', 'Boss@Pregolya.Example'];
  await using mail = await open({ to: [first, second] });
  mail.smtp.greylisted = 'Boss@pregolya.example';
  expect(await mail.channel.send(messageOf(), patience())).toMatchObject({ status: 'retry' });
  mail.smtp.greylisted = '';
  expect(await mail.channel.send(messageOf(LEAD, { attempt: 2 }), patience())).toMatchObject({ status: 'delivered' });
  expect(mail.smtp.letters.map(({ to }) => to)).toEqual([[first], ['Boss@pregolya.example']]);
});

test('an address refused temporarily, then permanently, gives a warning, as the others have the email', async () => {
  await using mail = await open({ to: ['office@pregolya.example', 'gone@pregolya.example'] });
  mail.smtp.greylisted = 'gone@pregolya.example';
  expect(await mail.channel.send(messageOf(), patience())).toMatchObject({ status: 'retry' });
  Object.assign(mail.smtp, { greylisted: '', unknown: 'gone@pregolya.example' });
  expect(await mail.channel.send(messageOf(LEAD, { attempt: 2 }), patience())).toMatchObject({
    status: 'delivered',
    warning: expect.stringMatching(/не принимает адрес № 2 из LEADS_EMAIL_TO/),
  });
  expect(mail.smtp.letters).toHaveLength(1);
});

test('an alarm is sent as a separate email', async () => {
  await using mail = await open();
  await mail.channel.alert?.('Битрикс24 не принимает заявки: 3 ждут.', patience());
  expect(mail.last().headers.get('subject')).toEqual(['Заявки не доходят']);
});

import { expect, onTestFinished, test } from 'vitest';
import { goodBody, goodForm } from '../../testing/bodies.ts';
import { startLeads } from '../../testing/start-leads.ts';
import { startSmartCaptcha } from './smart-captcha.fake.ts';

const SPAM = { comment: 'Жми https://spam.example' };
const STATE = 'SELECT status, suspicion, human_check FROM leads';

async function openIntake({ leadsPerMinute = 0, host = '127.0.0.1', publicHost = 'pregolya.example' } = {}) {
  const captcha = await startSmartCaptcha({ host });
  const leads = await startLeads({ channels: ['email'], leadsPerMinute, publicHost, captcha: captcha.settings });
  onTestFinished(async () => {
    await leads[Symbol.asyncDispose]();
    await captcha[Symbol.asyncDispose]();
  });
  const sendSuspect = async () => {
    const { next } = (await (await leads.postJson({ ...goodBody, ...SPAM })).json()) as { next: string };
    return new URL(next, leads.origin).searchParams;
  };
  const answer = (ticket: URLSearchParams, token: string, headers: Record<string, string> = {}) =>
    fetch(`${leads.url}/check`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ ...Object.fromEntries(ticket), 'smart-token': token }),
      redirect: 'manual',
    });
  return { captcha, leads, sendSuspect, answer };
}

test('only a suspicious lead gets the check, by JSON and by form, and a retry gets the same answer', async () => {
  const { leads } = await openIntake();
  const next = async (body: object) => ((await (await leads.postJson(body)).json()) as { next: string }).next;
  expect(await next(goodBody)).toBe('/thankyou?n=1001');
  const checkUrlPattern = /^\/thankyou\?n=1002&check=[\w-]{22}$/;
  const suspect = { ...goodBody, ...SPAM, key: 'a-key-of-a-suspect' };
  expect(await next(suspect)).toMatch(checkUrlPattern);
  expect(await next(suspect)).toMatch(checkUrlPattern);
  const form = await leads.postForm({ ...goodForm, ...SPAM });
  expect(form.headers.get('location')).toMatch(/^\/thankyou\?n=1003&check=/);
});

test('a lead caught by the honeypot gets the usual answer, even with other suspicions', async () => {
  const { leads } = await openIntake();
  const answer = await leads.postJson({ ...goodBody, ...SPAM, website: 'x' });
  expect([answer.status, await answer.json()]).toEqual([201, { number: 1001, next: '/thankyou?n=1001' }]);
});

test('a lead that passes the check is delivered and keeps its suspicions on record', async () => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  const ticket = await sendSuspect();
  const page = await fetch(`${leads.url}/check?${ticket}`);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain(`frame-src ${captcha.settings.origin};`);
  expect(await page.text()).toContain('data-sitekey="ysc1_client"');
  const passed = await answer(ticket, captcha.solve());
  expect([passed.status, passed.headers.get('location')]).toEqual([303, '/thankyou?n=1001']);
  expect(leads.rows(STATE)).toEqual([{ status: 'accepted', suspicion: '["link"]', human_check: 'passed' }]);
  expect(leads.rows('SELECT channel FROM outbox')).toEqual([{ channel: 'email' }]);
  expect(captcha.requests.at(-1)?.text).toMatch(/&ip=127\.0\.0\.1$/);
});

test('a check passed twice delivers the lead once', async () => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  const ticket = await sendSuspect();
  await Promise.all([answer(ticket, captcha.solve()), answer(ticket, captcha.solve())]);
  expect(leads.rows('SELECT lead_number FROM outbox')).toEqual([{ lead_number: 1001 }]);
});

test.for(['', 'no token of theirs'])(
  'a failed check («%s») is shown again, and the lead stays in quarantine',
  async (token) => {
    const { leads, sendSuspect, answer } = await openIntake();
    const again = await answer(await sendSuspect(), token);
    expect(again.status).toBe(422);
    expect(await again.text()).toContain('role="alert"');
    expect(leads.rows(STATE)).toMatchObject([{ status: 'quarantined', human_check: null }]);
  },
);

test('a token counts once and only for the own site', async () => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  const token = captcha.solve();
  const [first, second] = [await sendSuspect(), await sendSuspect()];
  expect((await answer(first, token)).status).toBe(303);
  expect((await answer(second, token)).status).toBe(422);
  const elsewhere = await openIntake({ host: 'other.example' });
  expect((await elsewhere.answer(await elsewhere.sendSuspect(), elsewhere.captcha.solve())).status).toBe(422);
  expect(leads.rows(STATE)).toMatchObject([{ status: 'accepted' }, { status: 'quarantined' }]);
});

test.for([
  ['is gone', 'reset'],
  ['answers 500', { status: 500, body: 'oops' }],
  ['answers a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Нет доступа' }],
  ['takes no key of ours', { status: 403, body: { status: 'failed', message: 'Invalid secret.' } }],
] as const)('a captcha service that %s lets the lead through with a flag', async ([, outage]) => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  captcha.outage = outage;
  expect((await answer(await sendSuspect(), 'a token')).status).toBe(303);
  expect(leads.rows(STATE)).toMatchObject([{ status: 'accepted', human_check: 'unavailable' }]);
});

test('an answer with a wrong ticket or from another site releases no lead', async () => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  const ticket = await sendSuspect();
  const guessed = new URLSearchParams({ n: '1001', check: ticket.get('check')?.replace(/.$/, '_') ?? '' });
  const others = new URLSearchParams({ n: '1002', check: ticket.get('check') ?? '' });
  for (const wrong of [guessed, others, new URLSearchParams({ n: 'x' })]) {
    const refused = await answer(wrong, captcha.solve());
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/thankyou']);
    expect((await fetch(`${leads.url}/check?${wrong}`, { redirect: 'manual' })).status).toBe(303);
  }
  await answer(ticket, captcha.solve(), { 'sec-fetch-site': 'cross-site' });
  expect(captcha.requests).toEqual([]);
  expect(leads.rows(STATE)).toMatchObject([{ status: 'quarantined' }]);
});

test('a token of the public host counts behind a proxy that sends its own host name', async () => {
  const { captcha, sendSuspect, answer } = await openIntake({ host: 'pregolya.example' });
  expect((await answer(await sendSuspect(), captcha.solve())).status).toBe(303);
});

test.for([
  '',
  '%',
  '{"n":1001}',
  `n=1001&check=${'x'.repeat(20_000)}`,
  'n=1e99&check=',
  '--x\r\nContent-Disposition: form-data',
])('an invalid body («%s») is redirected to the thank-you page', async (body) => {
  const { leads } = await openIntake();
  for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json']) {
    const headers = { 'content-type': type };
    const refused = await fetch(`${leads.url}/check`, { method: 'POST', headers, body, redirect: 'manual' });
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/thankyou']);
  }
});

test('repeated attempts are rate limited', async () => {
  const { leads, sendSuspect, answer } = await openIntake({ leadsPerMinute: 2 });
  const ticket = await sendSuspect();
  const statuses = [];
  for (let attempt = 0; attempt < 3; attempt += 1) statuses.push((await answer(ticket, 'wrong')).status);
  expect(statuses).toEqual([422, 422, 429]);
  expect(leads.rows(STATE)).toMatchObject([{ status: 'quarantined' }]);
});

test('a store failure gives 503 and a page with the phone number', async () => {
  const { captcha, leads, sendSuspect, answer } = await openIntake();
  const ticket = await sendSuspect();
  await leads.database.close();
  const page = await answer(ticket, captcha.solve());
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('href="tel:+74012051736"');
});

test('the check page does not exist without captcha keys', async () => {
  await using leads = await startLeads();
  expect((await fetch(`${leads.url}/check?n=1&check=x`)).status).toBe(404);
});

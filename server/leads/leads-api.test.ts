import { request } from 'node:http';
import { expect, test } from 'vitest';
import type { LeadStore } from './lead-store.ts';
import { goodBody, startLeads } from './testing.ts';

const key = '7f1c2b1e-8f5e-4f0e-9a55-0a8b7d2f1c11';
const goodForm = { ...goodBody, consent: 'yes' } as unknown as Record<string, string>;

test('a lead is stored with proof of consent before it is acknowledged', async () => {
  await using leads = await startLeads({ now: () => new Date('2026-11-20T10:00:00Z') });
  const answer = await leads.postJson(
    { ...goodBody, key, marketing: true, marketingVersion: '2026-09-01' },
    { 'user-agent': 'Test/1' },
  );

  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ number: 1001, next: '/thankyou?n=1001' });
  expect(
    leads.rows('SELECT number, phone, phone_typed, name, kind, page, marketing, status, created_at FROM leads'),
  ).toEqual([
    {
      number: 1001,
      phone: '+79001234567',
      phone_typed: '8 (900) 123-45-67',
      name: 'Анна',
      kind: 'callback',
      page: '/contacts',
      marketing: 1,
      status: 'accepted',
      created_at: '2026-11-20T10:00:00.000Z',
    },
  ]);
  expect(
    leads.rows(
      'SELECT purpose, document, version, length(sha256) AS hash, label, checked_at, ip, user_agent, page FROM consents',
    ),
  ).toEqual([
    {
      purpose: 'callback',
      document: 'consent',
      version: '2026-09-01',
      hash: 64,
      label: 'Даю согласие на обработку персональных данных',
      checked_at: '2026-11-20T10:00:00.000Z',
      ip: '127.0.0.1',
      user_agent: 'Test/1',
      page: '/contacts',
    },
    expect.objectContaining({ purpose: 'marketing', document: 'consent-marketing' }),
  ]);
});

test('only the phone and the consent are required', async () => {
  await using leads = await startLeads();
  const { status } = await leads.postJson({
    kind: 'flat',
    phone: '9001234567',
    consent: true,
    consentVersion: '2026-09-01',
  });
  expect(status).toBe(201);
});

test('the version may stand in the box itself, and an earlier version is still good', async () => {
  await using leads = await startLeads();
  for (const consent of ['2025-09-01', { version: '2025-09-01' }]) {
    expect((await leads.postJson({ kind: 'callback', phone: '9001234567', consent })).status).toBe(201);
  }
});

test.each([
  ['no phone', { phone: '' }, { phone: 'Укажите телефон, иначе не сможем перезвонить' }],
  ['an absent phone', { phone: undefined }, { phone: 'Укажите телефон, иначе не сможем перезвонить' }],
  ['a short phone', { phone: '+7 (900) 123-4' }, { phone: 'Не хватает 3 цифр: после +7 нужно десять' }],
  ['a phone without one digit', { phone: '900123456' }, { phone: 'Не хватает 1 цифры: после +7 нужно десять' }],
  [
    'a foreign phone',
    { phone: '+375 29 123-45-67' },
    { phone: 'Звоним на номера России. Для другой страны напишите нам' },
  ],
  [
    'a short foreign phone',
    { phone: '+375 29 123-4' },
    { phone: 'Звоним на номера России. Для другой страны напишите нам' },
  ],
  ['no consent', { consent: false }, { consent: 'Без согласия мы не вправе сохранить номер' }],
  [
    'a version nobody published',
    { consentVersion: '1999-01-01' },
    { consent: 'Текст согласия обновился. Прочитайте его и отметьте ещё раз' },
  ],
  [
    'the consent of another purpose',
    { kind: 'vacancy' },
    { consent: 'Текст согласия обновился. Прочитайте его и отметьте ещё раз' },
  ],
  [
    'a long name',
    { name: 'я'.repeat(101) },
    { name: 'Имя длиннее 100 знаков. Сократите, остальное расскажете по телефону' },
  ],
])('%s is explained', async (_name, change, errors) => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ ...goodBody, ...change });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ errors });
  expect(leads.rows('SELECT * FROM leads')).toEqual([]);
});

test('everything that is wrong is told at once', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ kind: 'callback', name: 'я'.repeat(101) });
  expect(Object.keys(((await answer.json()) as { errors: object }).errors).sort()).toEqual([
    'consent',
    'name',
    'phone',
  ]);
});

test('hidden fields never refuse a lead', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({
    ...goodBody,
    page: 'https://evil.example/',
    subject: 'я'.repeat(5000),
    titleShown: 7,
    attribution: [1],
  });
  expect(answer.status).toBe(201);
  expect(leads.rows('SELECT page, length(subject) AS subject, title_shown, attribution FROM leads')).toEqual([
    { page: '', subject: 500, title_shown: '', attribution: null },
  ]);
});

test('the same key twice is one lead with one number', async () => {
  await using leads = await startLeads();
  const first = await leads.postJson({ ...goodBody, key });
  const second = await leads.postJson({ ...goodBody, key, phone: '+7 900 123 45 67', page: '/other' });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(1);
});

test('the same key with other content is refused and changes nothing', async () => {
  await using leads = await startLeads();
  await leads.postJson({ ...goodBody, key });
  const second = await leads.postJson({ ...goodBody, key, name: 'Олег' });
  expect(second.status).toBe(422);
  expect(await second.json()).toEqual({ errors: { key: expect.any(String) } });
  expect(leads.rows('SELECT name FROM leads')).toEqual([{ name: 'Анна' }]);
});

test('50 posts with one key at the same time are one lead', async () => {
  await using leads = await startLeads();
  const answers = await Promise.all(Array.from({ length: 50 }, () => leads.postJson({ ...goodBody, key })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(1);
});

test('a form post goes on to the page of thanks', async () => {
  await using leads = await startLeads();
  const answer = await leads.postForm({ ...goodForm, key: '', answers: '{"area":64,"extras":["a","b"]}' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/thankyou?n=1001');
  expect(leads.rows('SELECT answers FROM leads')).toEqual([{ answers: '{"area":64,"extras":["a","b"]}' }]);
});

test('a form post without a key that comes again within ten minutes is kept and marked', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  await using leads = await startLeads({ now: () => now });
  for (const minute of ['00', '01', '09', '11']) {
    now = new Date(`2026-11-20T10:${minute}:00Z`);
    expect((await leads.postForm(goodForm)).status).toBe(303);
  }
  await leads.postForm({ ...goodForm, page: '/elsewhere' });
  const [first] = leads.rows('SELECT id FROM leads WHERE number = 1001');
  expect(leads.rows('SELECT repeat_of FROM leads ORDER BY number').map((row) => row.repeat_of)).toEqual([
    null,
    first?.id,
    first?.id,
    null,
    null,
  ]);
});

test('a form post with a mistake brings the form back with the answers', async () => {
  await using leads = await startLeads();
  const answer = await leads.postForm({
    ...goodForm,
    phone: '12',
    name: '"><script>x</script>',
    comment: '\n<b>Дом</b>',
    subject: 'kitchen',
  });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-[\w+/=]+'/);
  expect(html).toContain('<title>Ошибка: ');
  expect(html).toContain('<a href="#phone">Не хватает 8 цифр: после +7 нужно десять</a>');
  expect(html).toMatch(/id="errors"[^>]*tabindex="-1" autofocus/);
  expect(html).toContain('value="12" aria-invalid="true" aria-describedby="phone-error"');
  expect(html).toContain('name="subject" value="kitchen"');
  expect(html).toContain('&lt;b&gt;Дом&lt;/b&gt;');
  expect(html).not.toContain('<script');
  expect(html).toMatch(/name="consent" value="yes" checked/);
  expect(html).toMatch(/name="key" value="[\w-]{36}"/);
});

test('another site may not post', async () => {
  await using leads = await startLeads();
  const { host } = new URL(leads.origin);
  const status = async (headers: Record<string, string>) => (await leads.postJson(goodBody, headers)).status;
  expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await status({ origin: 'https://evil.example' })).toBe(403);
  expect(await status({ origin: 'null' })).toBe(403);
  expect(await status({ 'sec-fetch-site': 'same-origin', origin: `https://${host}` })).toBe(201);
  expect(await status({ origin: `https://${host}` })).toBe(201);
});

test('too many leads from one address have to wait, other addresses do not', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  await using leads = await startLeads({ leadsPerMinute: 2, now: () => now });
  const post = (ip: string) => leads.postJson(goodBody, { 'x-forwarded-for': `6.6.6.6, ${ip}` });
  expect((await post('10.0.0.1')).status).toBe(201);
  expect((await post('10.0.0.1')).status).toBe(201);
  const refused = await post('10.0.0.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toEqual({
    error: 'Слишком много попыток. Следующая — через 30 секунд',
    phone: '+74012051736',
  });
  expect((await post('10.0.0.2')).status).toBe(201);
  const page = await leads.postForm({ ...goodForm, name: 'Пётр' }, { 'x-forwarded-for': '10.0.0.1' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await page.text()).toContain('value="Пётр"');
  now = new Date('2026-11-20T10:00:30Z');
  expect((await post('10.0.0.1')).status).toBe(201);
});

test('a retry of an accepted lead is answered beyond the limit', async () => {
  await using leads = await startLeads({ leadsPerMinute: 1 });
  await leads.postJson({ ...goodBody, key });
  expect((await leads.postJson({ ...goodBody, key })).status).toBe(200);
});

test('the honeypot quarantines and gives nothing away', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ ...goodBody, website: 'https://spam.example' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ number: 1001, next: '/thankyou?n=1001' });
  expect(leads.rows('SELECT status, suspicion FROM leads')).toEqual([
    { status: 'quarantined', suspicion: '["honeypot"]' },
  ]);
});

const full: LeadStore = {
  findKey: async () => null,
  add: async () => {
    throw Object.assign(new Error('disk is full while storing +79001234567'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
  },
  close: () => {},
};

test('a store that fails is never a success', async () => {
  await using leads = await startLeads({ store: full });
  const answer = await leads.postJson(goodBody);
  expect(answer.status).toBe(503);
  expect(JSON.stringify(await answer.json())).toMatch(/позвоните \+7.4012.05.17.36/);
  const page = await leads.postForm(goodForm);
  expect(page.status).toBe(503);
  expect(await page.text()).toMatch(/Не отправилось по нашей вине.*value="Анна"/s);
  expect(leads.failures).toEqual(['Error ERR_SQLITE_ERROR 13', 'Error ERR_SQLITE_ERROR 13']);
});

test('without a release there is no consent to prove, so no lead is taken', async () => {
  await using leads = await startLeads({ consents: () => Promise.reject(new Error('no release')) });
  expect((await leads.postJson(goodBody)).status).toBe(503);
  const page = await leads.postForm(goodForm);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('name="consentVersion" value="2026-09-01"');
});

test('a body beyond 64 KB is refused, with and without a declared length', async () => {
  await using leads = await startLeads();
  const body = JSON.stringify({ ...goodBody, comment: 'я'.repeat(40_000) });
  const declared = await fetch(leads.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(declared.status).toBe(413);
  const streamed = await new Promise((resolve, reject) => {
    const post = request(
      leads.url,
      { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      },
    );
    post.on('error', reject);
    post.end(body);
  });
  expect(streamed).toBe(413);
  expect((await leads.postJson(goodBody)).status).toBe(201);
});

test('other methods, types and paths are told so', async () => {
  await using leads = await startLeads();
  for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
    const answer = await fetch(leads.url, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  }
  expect(
    (await fetch(leads.url, { method: 'POST', body: 'phone=1', headers: { 'content-type': 'text/plain' } })).status,
  ).toBe(415);
  expect((await fetch(`${leads.url}/1`)).status).toBe(404);
  const broken = await fetch(leads.url, { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
  expect(broken.status).toBe(422);
});

test('a request that breaks off leaves the service standing', async () => {
  await using leads = await startLeads();
  await new Promise<void>((resolve) => {
    const post = request(leads.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': '500' },
    });
    post.on('error', () => resolve());
    post.write('{"kind":');
    setTimeout(() => post.destroy(new Error('gone')), 20);
  });
  expect((await leads.postJson(goodBody)).status).toBe(201);
  expect(leads.failures).toEqual([]);
});

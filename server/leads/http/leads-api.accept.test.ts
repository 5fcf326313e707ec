import { expect, test } from 'vitest';
import { goodBody, someKey } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test('a lead is stored with proof of consent before it is acknowledged', async () => {
  await using leads = await startLeads({ now: () => new Date('2026-11-20T10:00:00Z') });
  const answer = await leads.postJson(
    { ...goodBody, key: someKey, marketing: true, marketingVersion: '2026-09-01' },
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

test('the consent field may contain the version, and an earlier version is accepted', async () => {
  await using leads = await startLeads();
  for (const consent of ['2025-09-01', { version: '2025-09-01' }]) {
    expect((await leads.postJson({ kind: 'callback', phone: '9001234567', consent })).status).toBe(201);
  }
});

test('the honeypot quarantines a lead and does not reveal it in the answer', async () => {
  await using leads = await startLeads();
  const answer = await leads.postJson({ ...goodBody, website: 'https://spam.example' });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ number: 1001, next: '/thankyou?n=1001' });
  expect(leads.rows('SELECT status, suspicion FROM leads')).toEqual([
    { status: 'quarantined', suspicion: '["honeypot"]' },
  ]);
});

import { expect, test } from 'vitest';
import { goodBody, goodForm } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test('suspicious leads are stored and get the same answer as other leads', async () => {
  const now = new Date('2026-11-20T10:00:00Z');
  await using leads = await startLeads({ now: () => now, channels: ['email'], leadsPerMinute: 100 });
  const suspects = [
    { website: 'x' },
    { shownAt: new Date(now.getTime() - 500).toISOString() },
    { comment: 'Жми https://spam.example' },
    { phone: '+7 999 999-99-99' },
  ];
  const answers = [];
  for (const change of [{}, ...suspects]) {
    const answer = await leads.postJson({ ...goodBody, ...change });
    answers.push({ status: answer.status, keys: Object.keys((await answer.json()) as object) });
  }
  expect(answers).toEqual(answers.map(() => ({ status: 201, keys: ['number', 'next'] })));
  const form = await leads.postForm({ ...goodForm, phone: '9001234568', comment: 'www.spam.example' });
  expect([form.status, form.headers.get('location')]).toEqual([303, '/thankyou?n=1006']);
  expect(leads.rows('SELECT status, suspicion FROM leads ORDER BY number')).toEqual([
    { status: 'accepted', suspicion: '[]' },
    { status: 'quarantined', suspicion: '["honeypot"]' },
    { status: 'quarantined', suspicion: '["too-fast"]' },
    { status: 'quarantined', suspicion: '["link"]' },
    { status: 'quarantined', suspicion: '["odd-phone"]' },
    { status: 'quarantined', suspicion: '["link"]' },
  ]);
  expect(leads.rows('SELECT lead_number FROM outbox')).toEqual([{ lead_number: 1001 }]);
});

test('the rate limit of an address answers with the phone number, and caught bots count towards it', async () => {
  await using leads = await startLeads({ leadsPerMinute: 2, now: () => new Date('2026-11-20T10:00:00Z') });
  await leads.postJson({ ...goodBody, website: 'x' });
  await leads.postJson({ ...goodBody, website: 'x' });
  const answer = await leads.postJson(goodBody);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await answer.json()).toEqual({
    error:
      'Слишком много попыток. Следующая — через 30\u00a0секунд. Или позвоните +7\u00a04012\u00a005\u201117\u201136',
    phone: '+74012051736',
  });
});

test('the call time and the contact channel are stored, and an unknown channel means a call', async () => {
  await using leads = await startLeads();
  await leads.postJson({ ...goodBody, callTime: ' завтра\nутром ', contactBy: 'max' });
  await leads.postForm({ ...goodForm, callTime: 'я'.repeat(100), contactBy: 'fax' });
  await leads.postJson({ ...goodBody, callTime: 7, contactBy: null });
  expect(leads.rows('SELECT call_time, contact_by FROM leads ORDER BY number')).toEqual([
    { call_time: 'завтра утром', contact_by: 'max' },
    { call_time: 'я'.repeat(60), contact_by: 'call' },
    { call_time: '', contact_by: 'call' },
  ]);
});

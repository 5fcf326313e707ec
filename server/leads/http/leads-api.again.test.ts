import { expect, test } from 'vitest';
import { goodBody, goodForm, someKey } from '../testing/bodies.ts';
import { startLeads } from '../testing/start-leads.ts';

test('two posts with the same key give one lead with one number', async () => {
  await using leads = await startLeads();
  const first = await leads.postJson({ ...goodBody, key: someKey });
  const second = await leads.postJson({ ...goodBody, key: someKey, phone: '+7 900 123 45 67', page: '/other' });
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(await second.json()).toEqual(await first.json());
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(1);
});

test('the same key with different content is refused and changes no data', async () => {
  await using leads = await startLeads();
  await leads.postJson({ ...goodBody, key: someKey });
  const second = await leads.postJson({ ...goodBody, key: someKey, name: 'Олег' });
  expect(second.status).toBe(422);
  expect(await second.json()).toEqual({ errors: { key: expect.any(String) } });
  expect(leads.rows('SELECT name FROM leads')).toEqual([{ name: 'Анна' }]);
});

test('50 simultaneous posts with one key give one lead', async () => {
  await using leads = await startLeads();
  const answers = await Promise.all(Array.from({ length: 50 }, () => leads.postJson({ ...goodBody, key: someKey })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(49).fill(200), 201]);
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(bodies).size).toBe(1);
  expect(leads.rows('SELECT number FROM leads')).toHaveLength(1);
});

test('a form post without a key repeated within ten minutes is stored and marked as a repeat', async () => {
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

test('too many leads from one address are rate limited, other addresses are not', async () => {
  let now = new Date('2026-11-20T10:00:00Z');
  await using leads = await startLeads({ leadsPerMinute: 2, now: () => now });
  const post = (ip: string) => leads.postJson(goodBody, { 'x-forwarded-for': `6.6.6.6, ${ip}` });
  expect((await post('10.0.0.1')).status).toBe(201);
  expect((await post('10.0.0.1')).status).toBe(201);
  const refused = await post('10.0.0.1');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(await refused.json()).toEqual({
    error:
      'Слишком много попыток. Следующая — через 30\u00a0секунд. Или позвоните +7\u00a04012\u00a005\u201117\u201136',
    phone: '+74012051736',
  });
  expect((await post('10.0.0.2')).status).toBe(201);
  const page = await leads.postForm({ ...goodForm, name: 'Пётр' }, { 'x-forwarded-for': '10.0.0.1' });
  expect([page.status, page.headers.get('retry-after')]).toEqual([429, '30']);
  expect(await page.text()).toContain('value="Пётр"');
  now = new Date('2026-11-20T10:00:30Z');
  expect((await post('10.0.0.1')).status).toBe(201);
});

test('a retry of an accepted lead is answered even above the rate limit', async () => {
  await using leads = await startLeads({ leadsPerMinute: 1 });
  await leads.postJson({ ...goodBody, key: someKey });
  expect((await leads.postJson({ ...goodBody, key: someKey })).status).toBe(200);
});

import { expect, test } from 'vitest';
import { CONTEXT, HOSTILE, LEAD, messageOf, patience } from '../testing/lead.fake.ts';
import { AMOCRM_TOKEN, problem, startAmocrm } from './amocrm.fake.ts';
import { createAmocrm } from './amocrm.ts';

async function open(settings: { pipeline?: number } = {}) {
  const api = await startAmocrm();
  const channel = createAmocrm({ url: api.origin, token: AMOCRM_TOKEN, ...settings }, CONTEXT);
  let acceptedAs: string | null = null;
  async function send(attempt = 1, lead = LEAD) {
    const outcome = await channel.send(messageOf(lead, { attempt, acceptedAs }), patience());
    if (outcome.status !== 'delivered') acceptedAs = outcome.acceptedAs ?? acceptedAs;
    return outcome;
  }
  return { api, channel, send, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

test('a lead arrives in the unsorted list with a contact, its form and a note with all details', async () => {
  await using crm = await open({ pipeline: 3166396 });
  expect(await crm.send()).toEqual({ status: 'delivered', remoteId: 'uid-1' });
  expect(crm.api.unsorted[0]).toMatchObject({
    source_uid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    source_name: 'Сайт',
    pipeline_id: 3166396,
    created_at: 1795212300,
    metadata: {
      form_id: 'package',
      form_name: 'пакет ремонта',
      form_page: 'https://pregolya.example/remont/komfort?from=menu',
      form_sent_at: 1795212300,
      referer: 'https://yandex.ru/',
    },
    _embedded: {
      leads: [{ name: 'Заявка № 1042: пакет ремонта — Комфорт, 64 м²' }],
      contacts: [
        {
          name: 'Анна Верещагина',
          custom_fields_values: [{ field_code: 'PHONE', values: [{ value: '+79001234567' }] }],
        },
      ],
    },
  });
  expect(crm.api.notes).toMatchObject([
    { entity_id: 3425, note_type: 'common', params: { text: expect.stringContaining('  Ключ у соседки.') } },
  ]);
});

test('hostile strings arrive unchanged', async () => {
  await using crm = await open();
  await crm.send(1, HOSTILE);
  expect(crm.api.unsorted[0]?._embedded.contacts[0]).toMatchObject({ name: HOSTILE.name });
  expect(crm.api.unsorted[0]?._embedded.leads[0]?.name).toBe(
    'Заявка № 1042: пакет ремонта — Комфорт Bcc: thief@evil.example <b>',
  );
  expect(crm.api.notes[0]?.params.text.match(/^Телефон:.*$/gm)).toEqual(['Телефон: +7 900 123-45-67']);
});

test('a lead taken by a manager in the meantime is not sent again', async () => {
  await using crm = await open();
  crm.api.faults.push('accept-then-reset');
  expect(await crm.send()).toMatchObject({ status: 'retry' });
  crm.api.accept('uid-1');
  expect(await crm.send(2)).toEqual({ status: 'delivered', remoteId: '3425' });
  expect(crm.api.unsorted).toEqual([]);
  expect(crm.api.notes).toHaveLength(1);
});

test.for([
  ['the unsorted leads', []],
  ['the accepted leads', ['none']],
] as const)('a lead is not sent again while the search among %s fails', async ([_leads, before]) => {
  await using crm = await open();
  crm.api.faults.push('accept-then-reset');
  await crm.send();
  crm.api.accept('uid-1');
  crm.api.faults.push(...before, problem(500, 'Internal Server Error'));
  expect(await crm.send(2)).toMatchObject({ status: 'retry' });
  expect(crm.api.unsorted).toEqual([]);
});

test('an earlier attempt is found behind a page of newer leads', async () => {
  await using crm = await open();
  await crm.send();
  const [own] = crm.api.unsorted;
  for (let newer = 0; own && newer < 250; newer += 1)
    crm.api.unsorted.push({ ...own, uid: `newer-${newer}`, source_uid: `newer-${newer}` });
  expect(await crm.send(2)).toEqual({ status: 'delivered', remoteId: 'uid-1' });
});

const NAME = 'Заявка № 1042: пакет ремонта — Комфорт, 64 м²';
const RECEIVED_S = 1795212300;
const DAY_S = 86_400;

test.for([
  ['of the previous year', { name: NAME, created_at: 1760000000 }],
  ['of a week later', { name: NAME, created_at: RECEIVED_S + 7 * DAY_S }],
  ['named after this lead by a manager', { name: `Дубль: ${NAME}`, created_at: RECEIVED_S }],
] as const)('a lead %s is treated as another lead', async ([_which, found]) => {
  await using crm = await open();
  crm.api.leads.push({ id: 1, ...found });
  await crm.send(2);
  expect(crm.api.unsorted).toHaveLength(1);
});

test('a lead that reached amoCRM days after its receipt is still found', async () => {
  await using crm = await open();
  crm.api.leads.push({ id: 1, name: NAME, created_at: RECEIVED_S + 6 * DAY_S });
  expect(await crm.send(2)).toEqual({ status: 'delivered', remoteId: '1' });
  expect(crm.api.unsorted).toEqual([]);
});

test('a lost note is sent again, an existing note is not written twice', async () => {
  await using crm = await open();
  await crm.send();
  crm.api.notes.length = 0;
  await crm.send(2);
  await crm.send(3);
  expect(crm.api.notes).toHaveLength(1);
  expect(crm.api.unsorted).toHaveLength(1);
});

test('a note of a manager does not replace that of the lead', async () => {
  await using crm = await open();
  crm.api.faults.push('none', 'reset');
  await crm.send();
  crm.api.notes.push({ entity_id: 3425, note_type: 'common', params: { text: 'Перезвонить в пятницу' } });
  await crm.send(2);
  expect(crm.api.notes).toHaveLength(2);
});

test('a note is not written again while the search for it fails', async () => {
  await using crm = await open();
  await crm.send();
  crm.api.faults.push('none', problem(500, 'Internal Server Error'));
  expect(await crm.send(2)).toMatchObject({ status: 'retry', acceptedAs: 'uid-1' });
  expect(crm.api.notes).toHaveLength(1);
});

test('a success response without an id is looked up at the next attempt', async () => {
  await using crm = await open();
  crm.api.account.withIds = false;
  expect(await crm.send()).toMatchObject({ status: 'retry' });
  expect(await crm.send(2)).toMatchObject({ status: 'delivered', remoteId: 'uid-1' });
  expect(crm.api.unsorted).toHaveLength(1);
});

test('a receipt without a deal number is looked up at once, so the note is not lost', async () => {
  await using crm = await open();
  crm.api.account.namesLeads = false;
  expect(await crm.send()).toEqual({ status: 'delivered', remoteId: 'uid-1' });
  expect(crm.api.notes).toMatchObject([{ entity_id: 3425 }]);
});

test('an unknown deal number is requested at each retry, then the delivery ends with a warning', async () => {
  await using crm = await open();
  Object.assign(crm.api.account, { namesLeads: false, knowsLeads: false });
  for (const attempt of [1, 2, 3, 4]) expect(await crm.send(attempt)).toMatchObject({ status: 'retry' });
  expect(await crm.send(5)).toEqual({
    status: 'delivered',
    remoteId: 'uid-1',
    warning: expect.stringContaining('не приложены'),
  });
  crm.api.account.knowsLeads = true;
  expect(await crm.send(6)).toEqual({ status: 'delivered', remoteId: 'uid-1' });
  expect([crm.api.unsorted.length, crm.api.notes.length]).toEqual([1, 1]);
});

test('an accepted lead is looked up and never posted again, even while amoCRM does not list it', async () => {
  await using crm = await open();
  Object.assign(crm.api.account, { namesLeads: false, listsUnsorted: false });
  for (const attempt of [1, 2, 3, 4]) {
    expect(await crm.send(attempt)).toMatchObject({ status: 'retry', acceptedAs: 'uid-1' });
    expect(crm.api.unsorted).toHaveLength(1);
  }
  crm.api.account.listsUnsorted = true;
  expect(await crm.send(5)).toMatchObject({ status: 'delivered', remoteId: 'uid-1' });
  expect([crm.api.unsorted.length, crm.api.notes.length]).toEqual([1, 1]);
});

test('a lead whose note fails is not posted again', async () => {
  await using crm = await open();
  crm.api.faults.push('none', problem(500, 'Internal Server Error'));
  expect(await crm.send()).toMatchObject({ status: 'retry', acceptedAs: 'uid-1' });
  crm.api.account.listsUnsorted = false;
  expect(await crm.send(2)).toMatchObject({ status: 'retry', acceptedAs: 'uid-1' });
  expect(crm.api.unsorted).toHaveLength(1);
});

test('an empty response to a new lead is not a receipt', async () => {
  await using crm = await open();
  crm.api.faults.push({ status: 204 });
  expect(await crm.send()).toMatchObject({ status: 'retry' });
});

test.for([
  [400, 'refused', /AMOCRM_PIPELINE_ID/],
  [401, 'refused', /AMOCRM_TOKEN/],
  [402, 'refused', /не оплачен/],
  [403, 'refused', /Доступ закрыт/],
  [404, 'refused', /AMOCRM_URL/],
  [429, 'retry', /429/],
  [504, 'retry', /504/],
] as const)('a response with status %i gives the outcome %s', async ([status, expected, words]) => {
  await using crm = await open();
  crm.api.faults.push(problem(status, 'Анна Верещагина'));
  expect(await crm.send()).toEqual({ status: expected, reason: expect.stringMatching(words) });
});

test('the check detects a pipeline that accepts no unsorted leads', async () => {
  await using crm = await open();
  crm.api.account.isUnsortedOn = false;
  expect(await crm.channel.check(patience())).toEqual({ ok: false, words: expect.stringContaining('Неразобранное') });
});

test('the check detects a pipeline of another account', async () => {
  await using crm = await open({ pipeline: 1 });
  expect(await crm.channel.check(patience())).toEqual({
    ok: false,
    words: expect.stringContaining('AMOCRM_PIPELINE_ID'),
  });
});

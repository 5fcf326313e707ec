import { expect, test } from 'vitest';
import { postLead } from './post-lead.ts';

const answering = (status: number, body: unknown) => async () => Response.json(body, { status });
const message = 'Слишком много попыток. Следующая — через 30 секунд';

test.each([
  [201, { number: 1001, next: '/thankyou?n=1001' }, { status: 'accepted', number: 1001, next: '/thankyou?n=1001' }],
  [200, { number: 1001, next: '/thankyou?n=1001' }, { status: 'accepted', number: 1001, next: '/thankyou?n=1001' }],
  [201, { number: 1001, next: 'https://evil.example' }, { status: 'unavailable' }],
  [200, 'a page of the provider', { status: 'unavailable' }],
  [
    422,
    { errors: { phone: 'Мало цифр', form: 'Обновите' } },
    { status: 'invalid', problems: { phone: 'Мало цифр' }, message: 'Обновите' },
  ],
  [422, { errors: { key: 'Занят' } }, { status: 'key-taken' }],
  [413, { error: message }, { status: 'refused', message }],
  [429, { error: message }, { status: 'limited', retryAfterS: 30 }],
  [503, { error: 'Не отправилось', phone: '+7' }, { status: 'unavailable' }],
  [502, '<html>', { status: 'unavailable' }],
])('the response %i %j is mapped to a result', async (status, body, result) => {
  expect(await postLead({}, answering(status, body))).toEqual(result);
});

test('a response without JSON counts as unavailable, and a failed request as no network', async () => {
  expect(await postLead({}, async () => new Response('<html>'))).toEqual({ status: 'unavailable' });
  expect(await postLead({}, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ status: 'no-network' });
});

test.each([
  ['40', 40],
  ['0.2', 1],
  ['0', 1],
  ['999999', 3600],
  ['-5', 1],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 30],
])('the Retry-After header «%s» is read as %i seconds', async (header, retryAfterS) => {
  const answer = async () => Response.json({}, { status: 429, headers: { 'retry-after': header } });
  expect(await postLead({}, answer)).toEqual({ status: 'limited', retryAfterS });
});

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
  [429, { error: message }, { status: 'refused', message }],
  [503, { error: 'Не отправилось', phone: '+7' }, { status: 'unavailable' }],
  [502, '<html>', { status: 'unavailable' }],
])('the answer %i %j', async (status, body, result) => {
  expect(await postLead({}, answering(status, body))).toEqual(result);
});

test('an answer that is no JSON, and no answer at all', async () => {
  expect(await postLead({}, async () => new Response('<html>'))).toEqual({ status: 'unavailable' });
  expect(await postLead({}, () => Promise.reject(new TypeError('Failed to fetch')))).toEqual({ status: 'no-network' });
});

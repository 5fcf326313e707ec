import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../storage/testing/memory-storage.ts';
import { createLeadKey } from './lead-key.ts';
import { createLeadSubmission } from './lead-submission.ts';
import type { LeadValues } from './lead-values.ts';
import type { PostResult } from './post-lead.ts';

const validLead = { phone: '+7 (900) 123-45-67', consent: 'yes' };
const accepted: PostResult = { status: 'accepted', number: 1001, next: '/thankyou?n=1001' };

function createTestSubmission(results: PostResult[], storage = memoryStorage()) {
  let keyCount = 0;
  const posted: LeadValues[] = [];
  const key = createLeadKey(
    'form',
    () => storage,
    () => `key-${++keyCount}`,
  );
  const post = async (values: LeadValues) => {
    posted.push(values);
    return results.shift() ?? { status: 'no-network' as const };
  };
  return {
    submission: createLeadSubmission({ key, post }),
    posted,
    keys: () => posted.map((values) => values.key),
    storage,
  };
}

test('a valid lead is sent once and leads to the thank-you page', async () => {
  const { submission, posted } = createTestSubmission([accepted]);
  const [first, second] = await Promise.all([submission.submit(validLead), submission.submit(validLead)]);
  expect([first, second]).toEqual([accepted, null]);
  expect(posted).toEqual([{ ...validLead, key: 'key-1' }]);
  expect(submission.state().phase).toBe('sent');
});

test('a sent form accepts another lead under a new idempotency key after it is reopened', async () => {
  const { submission, keys } = createTestSubmission([accepted, accepted]);
  await submission.submit(validLead);
  expect(await submission.submit(validLead)).toBeNull();
  submission.reopen();
  expect(await submission.submit(validLead)).toEqual(accepted);
  expect(keys()).toEqual(['key-1', 'key-2']);
});

test('reopening changes nothing while a lead is being sent', async () => {
  const { submission } = createTestSubmission([accepted]);
  const sending = submission.submit(validLead);
  submission.reopen();
  expect(submission.state().phase).toBe('sending');
  await sending;
});

test('a lead whose answer never arrives is sent again with the same key and values', async () => {
  const keys: unknown[] = [];
  const submission = createLeadSubmission({
    key: { read: () => 'key-1', renew() {} },
    post(values) {
      keys.push(values.key);
      return keys.length === 1 ? new Promise(() => {}) : Promise.resolve(accepted);
    },
  });
  submission.resend();
  const sending = submission.submit(validLead);
  submission.resend();
  expect(await sending).toEqual(accepted);
  submission.resend();
  expect(keys).toEqual(['key-1', 'key-1']);
});

test('an invalid form sends nothing', async () => {
  const { submission, posted } = createTestSubmission([accepted]);
  await submission.submit({ phone: '' });
  expect(posted).toEqual([]);
  expect(Object.keys(submission.state().problems)).toEqual(['phone', 'consent']);
  submission.setProblem('phone', null);
  expect(Object.keys(submission.state().problems)).toEqual(['consent']);
});

test('an error found while typing after a corrected refusal does not count as a refusal', async () => {
  const { submission } = createTestSubmission([]);
  await submission.submit({ phone: '12', consent: 'yes' });
  await submission.submit({ phone: '12', consent: 'yes' });
  expect(submission.state().refusals).toBe(2);
  submission.setProblem('phone', null);
  submission.setProblem('phone', 'Мало цифр');
  expect(submission.state()).toEqual({ phase: 'editing', problems: { phone: 'Мало цифр' }, refusals: 0 });
});

test('the key survives failures and reloads and is removed after the lead is accepted', async () => {
  const first = createTestSubmission([{ status: 'no-network' }, { status: 'unavailable' }]);
  expect(await first.submission.submit(validLead)).toEqual({ status: 'no-network' });
  expect(first.submission.state()).toEqual({ phase: 'editing', problems: {}, refusals: 0 });
  await first.submission.submit(validLead);
  expect(first.keys()).toEqual(['key-1', 'key-1']);
  const reloaded = createTestSubmission([accepted], first.storage);
  await reloaded.submission.submit(validLead);
  expect(reloaded.keys()).toEqual(['key-1']);
  expect(first.storage.getItem('lead-key:form')).toBeNull();
});

test('answers changed after a lost acknowledgement are sent as a new lead', async () => {
  const { submission, keys } = createTestSubmission([{ status: 'key-taken' }, accepted]);
  expect(await submission.submit(validLead)).toEqual(accepted);
  expect(keys()).toEqual(['key-1', 'key-2']);
});

test('validation errors of the server are shown at their fields', async () => {
  const { submission } = createTestSubmission([{ status: 'invalid', problems: { phone: 'Мало цифр' }, message: null }]);
  await submission.submit(validLead);
  expect(submission.state()).toEqual({ phase: 'editing', problems: { phone: 'Мало цифр' }, refusals: 1 });
});

test('an adopted key of an earlier send replaces the generated key and survives a reload', () => {
  const storage = memoryStorage();
  const key = createLeadKey(
    'form',
    () => storage,
    () => 'made',
  );
  key.adopt('sent-early');
  expect(key.read()).toBe('sent-early');
  expect(createLeadKey('form', () => storage).read()).toBe('sent-early');
  key.renew();
  expect(key.read()).toBe('made');
});

test('blocked storage keeps the key stable until a reload', () => {
  const key = createLeadKey('form', () => {
    throw new Error('blocked');
  });
  expect(key.read()).toMatch(/^[\da-f-]{36}$/);
  expect(key.read()).toBe(key.read());
});

const result = fc.constantFrom<PostResult>(
  accepted,
  { status: 'no-network' },
  { status: 'unavailable' },
  { status: 'refused', message: 'Позже' },
  { status: 'invalid', problems: {}, message: null },
);

test('any results allow one request at a time, one key and no request after success', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(result, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 }),
      async (results, bursts) => {
        const acceptedIndex = results.findIndex(({ status }) => status === 'accepted');
        const { submission, posted, keys } = createTestSubmission([...results]);
        for (const burst of bursts) {
          const before = posted.length;
          await Promise.all(Array.from({ length: burst }, () => submission.submit(validLead)));
          expect(posted.length - before).toBeLessThanOrEqual(1);
        }
        expect(new Set(keys()).size).toBeLessThanOrEqual(1);
        if (acceptedIndex >= 0) expect(posted.length).toBeLessThanOrEqual(acceptedIndex + 1);
      },
    ),
  );
});

test('a form can be sent again after its request could not be created', async () => {
  const key = createLeadKey('form', () => memoryStorage());
  const results: (() => Promise<PostResult>)[] = [() => Promise.reject(new TypeError('missing')), async () => accepted];
  const submission = createLeadSubmission({ key, post: () => (results.shift() as () => Promise<PostResult>)() });
  await expect(submission.submit(validLead)).rejects.toThrow('missing');
  expect(await submission.submit(validLead)).toEqual(accepted);
});

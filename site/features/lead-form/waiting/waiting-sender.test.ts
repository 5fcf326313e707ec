import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../../storage/testing/memory-storage.ts';
import type { PostResult } from '../post-lead.ts';
import { createLeadQueue } from './lead-queue.ts';
import { createWaitingSender } from './waiting-sender.ts';

const HOUR = 3_600_000;
const accepted = (number: number): PostResult => ({ status: 'accepted', number, next: `/thankyou?n=${number}` });
const lead = (key: string, keptAt = 0) => ({ key, formId: '/ callback', values: { phone: '9001234567' }, keptAt });

/** Simulated device with a manual clock; `answer` plays the server. */
function createDevice(answer: (key: string) => PostResult, storage = memoryStorage()) {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  const calls: string[] = [];
  const posts: string[] = [];
  const box = createLeadQueue(
    () => storage,
    () => now,
  );
  const sender = createWaitingSender({
    box,
    async post({ key }) {
      posts.push(String(key));
      return answer(String(key));
    },
    clock: {
      now: () => now,
      after(ms, run) {
        const timer = { at: now + ms, run };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    exclusively: (act) => act(),
    newKey: () => 'renewed',
    random: () => 0,
    notify: {
      sent: ({ key }, number) => calls.push(`sent ${key} ${number}`),
      old: ({ key }) => calls.push(`old ${key}`),
      refused: ({ key }, reason) => calls.push(`refused ${key} ${reason}`),
    },
  });
  async function pass(ms: number) {
    const end = now + ms;
    for (;;) {
      const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (!next) break;
      timers.delete(next);
      now = next.at;
      next.run();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
    now = end;
  }
  return { box, sender, calls, posts, pass, timers, storage };
}

test('a waiting lead is sent only once and with its stored key', async () => {
  const { box, sender, calls, posts } = createDevice(() => accepted(7));
  box.put(lead('a'));
  await Promise.all([sender.wake(), sender.wake()]);
  await sender.wake();
  expect(posts).toEqual(['a']);
  expect(calls).toEqual(['sent a 7']);
  expect(box.list()).toEqual([]);
});

test('a waiting lead is retried with growing backoff while offline and is sent once online', async () => {
  let isOnline = false;
  const { box, sender, posts, calls, pass } = createDevice(() => (isOnline ? accepted(1) : { status: 'no-network' }));
  box.put(lead('a'));
  await sender.wake();
  await pass(15_000);
  expect(posts).toHaveLength(2);
  await pass(HOUR);
  expect(posts.length).toBeLessThan(14);
  isOnline = true;
  await pass(600_000);
  expect(calls).toEqual(['sent a 1']);
});

test('a retry waits for the pause requested by the server', async () => {
  const answers: PostResult[] = [{ status: 'limited', retryAfterS: 100 }, accepted(1)];
  const { box, sender, posts, pass } = createDevice(() => answers.shift() ?? accepted(1));
  box.put(lead('a'));
  await sender.wake();
  await pass(99_000);
  expect(posts).toHaveLength(1);
  await pass(1000);
  expect(posts).toHaveLength(2);
});

test('a lead older than 72 hours is not sent, asks the visitor once and expires after 30 days', async () => {
  const { box, sender, calls, posts, pass, timers } = createDevice(() => accepted(1));
  await pass(72 * HOUR + 1);
  box.put(lead('a'));
  await sender.wake();
  await sender.wake();
  expect(calls).toEqual(['old a']);
  expect(posts).toEqual([]);
  expect(timers.size).toBe(0);
  box.put(lead('a', 72 * HOUR));
  await sender.wake();
  expect(posts).toEqual(['a']);
  box.put(lead('b'));
  await pass(30 * 24 * HOUR);
  expect(box.list()).toEqual([]);
});

test('a lead refused by the server is kept, reported and not sent again', async () => {
  const problems = { consent: 'Текст согласия обновился' };
  const { box, sender, calls, posts, pass } = createDevice(() => ({ status: 'invalid', problems, message: null }));
  box.put(lead('a'));
  await sender.wake();
  await pass(HOUR);
  expect(posts).toEqual(['a']);
  expect(calls).toEqual(['refused a Текст согласия обновился']);
  expect(box.has('a')).toBe(true);
});

test('answers changed after a lost acknowledgement are sent as a new lead', async () => {
  const { box, sender, calls, posts } = createDevice((key) => (key === 'a' ? { status: 'key-taken' } : accepted(2)));
  box.put(lead('a'));
  await sender.wake();
  expect(posts).toEqual(['a', 'renewed']);
  expect(calls).toEqual(['sent renewed 2']);
  expect(box.list()).toEqual([]);
});

test('a lead deleted while it is being sent is not reported', async () => {
  const { box, sender, calls } = createDevice((key) => {
    box.remove(key);
    return accepted(1);
  });
  box.put(lead('a'));
  await sender.wake();
  expect(calls).toEqual([]);
});

test('the queue falls back to page memory without storage and reports it', () => {
  const box = createLeadQueue(
    () => {
      throw new Error('blocked');
    },
    () => 0,
  );
  expect(box.put(lead('a'))).toBe('page');
  expect(box.has('a')).toBe(true);
  expect(box.list()).toHaveLength(1);
  box.remove('a');
  expect(box.list()).toEqual([]);
});

test('every lead is accepted once and none is lost, for any network failures', async () => {
  const outcome = fc.constantFrom<PostResult['status'] | 'lost-answer'>(
    'accepted',
    'no-network',
    'unavailable',
    'limited',
    'lost-answer',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(outcome, { maxLength: 15 }), fc.integer({ min: 1, max: 4 }), async (plan, count) => {
      const stored = new Map<string, number>();
      const steps = [...plan];
      const { box, sender, calls, pass } = createDevice((key) => {
        const step = steps.shift() ?? 'accepted';
        if (step === 'limited') return { status: 'limited', retryAfterS: 5 };
        if (step === 'no-network' || step === 'unavailable') return { status: step };
        const number = stored.get(key) ?? stored.size + 1;
        stored.set(key, number);
        return step === 'lost-answer' ? { status: 'no-network' } : accepted(number);
      });
      for (let index = 0; index < count; index += 1) box.put(lead(`lead-${index}`));
      await sender.wake();
      await pass(24 * HOUR);
      expect(box.list()).toEqual([]);
      expect(stored.size).toBe(count);
      expect(new Set(calls).size).toBe(count);
      expect(calls).toHaveLength(count);
    }),
    { numRuns: 200 },
  );
});

test('the queue accepts leads for any foreign content in the storage', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      const storage = memoryStorage();
      storage.setItem('waiting-leads', text);
      const box = createLeadQueue(
        () => storage,
        () => 0,
      );
      box.put(lead('a'));
      expect(box.list().map(({ key }) => key)).toContain('a');
    }),
  );
});

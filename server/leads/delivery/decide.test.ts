import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decision, SendResult } from './decide.ts';
import { decide } from './decide.ts';
import { decideLane } from './decide-lane.ts';
import { RULES } from './rules.ts';

const DAY_MS = 24 * 60 * 60_000;
const queuedAt = new Date('2026-11-20T10:00:00Z');
const after = (ms: number) => new Date(queuedAt.getTime() + ms);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const count = fc.nat({ max: 10_000 });
const age = fc.oneof(fc.nat({ max: 30 * DAY_MS }), fc.constant(3 * DAY_MS));
const reason = 'нет связи';

test('a retry delay is random between zero and a ceiling that doubles up to an hour', () => {
  fc.assert(
    fc.property(random, count, (chance, failures) => {
      const trial = { attempts: failures + 1, failures, queuedAt };
      const decision = decide({ status: 'retry', reason }, trial, { now: queuedAt, random: chance, rules: RULES });
      if (decision.state !== 'queued') throw new Error(decision.state);
      const delayMs = decision.nextAttemptAt.getTime() - queuedAt.getTime();
      const ceilingMs = Math.min(RULES.longestDelayMs, RULES.firstDelayMs * 2 ** failures);
      expect(delayMs).toBe(Math.round(chance * ceilingMs));
      expect(decision.failures).toBe(failures + 1);
    }),
  );
});

test('a message becomes dead only when it is old and was tried often', () => {
  fc.assert(
    fc.property(random, fc.nat({ max: 10 }), age, (chance, attempts, ageMs) => {
      const trial = { attempts, failures: 0, queuedAt };
      const { state } = decide({ status: 'retry', reason }, trial, { now: after(ageMs), random: chance, rules: RULES });
      expect(state === 'dead').toBe(ageMs >= 3 * DAY_MS && attempts >= RULES.fewestAttempts);
    }),
  );
});

test.each([
  [0, 1000],
  [90_000, 90_000],
  [365 * DAY_MS, DAY_MS],
  [Number.NaN, 1000],
  [Number.POSITIVE_INFINITY, 1000],
  [-5, 1000],
])('a requested pause of %s ms is clamped to %s ms', (retryAfterMs, waitMs) => {
  const circumstances = { now: queuedAt, random: 0.5, rules: RULES };
  const result = { status: 'retry', reason, retryAfterMs } as const;
  const trial = { attempts: 1, failures: 4, queuedAt };
  const decision = { state: 'queued', nextAttemptAt: after(waitMs), failures: 4, reason };
  expect(decide(result, trial, circumstances)).toEqual(decision);
  const lane = decideLane(result, { failures: 1, failingSince: null }, { ...circumstances, minIntervalMs: 0 });
  expect(lane).toEqual({ freeAt: after(waitMs), failures: 1, failingSince: queuedAt, isBack: false });
});

test('a channel keeps its minimum interval, and its own backoff lasts a few minutes at most', () => {
  const result = fc.constantFrom(
    { status: 'delivered' } as const,
    { status: 'retry', reason } as const,
    { status: 'refused', reason } as const,
    { status: 'interrupted' } as const,
  );
  fc.assert(
    fc.property(result, random, count, fc.nat({ max: 60_000 }), (ended, chance, failures, minIntervalMs) => {
      const lane = decideLane(
        ended,
        { failures, failingSince: null },
        { now: queuedAt, random: chance, rules: RULES, minIntervalMs },
      );
      const restMs = lane.freeAt.getTime() - queuedAt.getTime();
      expect(restMs).toBeGreaterThanOrEqual(minIntervalMs);
      expect(restMs).toBeLessThanOrEqual(Math.max(minIntervalMs, RULES.longestLanePauseMs));
      expect(lane.isBack).toBe(ended.status === 'delivered' && failures >= RULES.failuresOfService);
    }),
  );
});

test('channel backoff starts at the third failure in a row, grows with each and ends at a delivery', () => {
  const circumstances = { now: queuedAt, random: 0.5, rules: RULES, minIntervalMs: 0 };
  const decisions = [0, 1, 2, 3, 4].map((failures) => {
    const lane = { failures, failingSince: queuedAt };
    const failed = decideLane({ status: 'retry', reason }, lane, circumstances);
    return [failed.freeAt, decideLane({ status: 'delivered' }, lane, circumstances).isBack];
  });
  expect(decisions).toEqual([
    [after(0), false],
    [after(0), false],
    [after(2500), false],
    [after(5000), true],
    [after(10_000), true],
  ]);
});

test.each(['refused', 'interrupted'] as const)(
  'a send with the outcome %s does not count as a failure of the service',
  (status) => {
    const circumstances = { now: after(1000), random: 0.5, rules: RULES, minIntervalMs: 0 };
    const lane = { failures: 2, failingSince: queuedAt };
    expect(decideLane({ status, reason }, lane, circumstances)).toEqual({
      ...lane,
      freeAt: after(1000),
      isBack: false,
    });
  },
);

test.each<[SendResult, Decision]>([
  [
    { status: 'delivered', remoteId: '342' },
    { state: 'delivered', remoteId: '342' },
  ],
  [{ status: 'delivered' }, { state: 'delivered', remoteId: null }],
  [
    { status: 'refused', reason, acceptedAs: 'uid-1' },
    { state: 'dead', reason, acceptedAs: 'uid-1' },
  ],
  [{ status: 'interrupted' }, { state: 'queued', nextAttemptAt: after(1000), failures: 4, reason: null }],
])('after the outcome %o the message is %o', (result, decision) => {
  const trial = { attempts: 5, failures: 4, queuedAt };
  expect(decide(result, trial, { now: after(1000), random: 0.5, rules: RULES })).toEqual(decision);
});

test('a channel counts as failing since its first failure, until it delivers', () => {
  const circumstances = { now: after(1000), random: 0.5, rules: RULES, minIntervalMs: 0 };
  const failed = { status: 'retry', reason } as const;
  const first = decideLane(failed, { failures: 0, failingSince: null }, circumstances);
  expect(first.failingSince).toEqual(after(1000));
  const later = decideLane(failed, { failures: 1, failingSince: queuedAt }, circumstances);
  expect(later.failingSince).toEqual(queuedAt);
  expect(decideLane({ status: 'delivered' }, later, circumstances).failingSince).toBeNull();
});

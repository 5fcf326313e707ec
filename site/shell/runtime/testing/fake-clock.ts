import type { Clock } from '../clock.ts';

export type FakeClock = Clock & {
  advance(ms: number): void;
};

export function createFakeClock(start = Date.UTC(2026, 10, 20)): FakeClock {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = start;

  function nextDue(until: number) {
    const due = [...timers].filter(({ at }) => at <= until);
    return due.sort((a, b) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = until;
    },
  };
}

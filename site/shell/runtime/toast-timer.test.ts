import { expect, test, vi } from 'vitest';
import { createFakeClock } from './testing/fake-clock.ts';
import { createToastTimer } from './toast-timer.ts';

function createTimer() {
  const clock = createFakeClock();
  const onEnd = vi.fn();
  return { clock, onEnd, timer: createToastTimer(clock, onEnd) };
}

test('the remaining time survives a pause', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.start(3000);
  clock.advance(2000);
  timer.pause('hover');
  clock.advance(60_000);
  timer.resume('hover');
  clock.advance(999);
  expect(onEnd).not.toHaveBeenCalled();
  clock.advance(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('the timer continues only after every pause has ended', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.start(100);
  expect(timer.isPaused()).toBe(false);
  timer.pause('hover');
  timer.pause('focus');
  timer.pause('hover');
  timer.resume('hover');
  expect(timer.isPaused()).toBe(true);
  clock.advance(1000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume('focus');
  expect(timer.isPaused()).toBe(false);
  clock.advance(100);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a pause that began before the start delays the start', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.pause('hidden');
  timer.start(100);
  clock.advance(1000);
  expect(onEnd).not.toHaveBeenCalled();
  timer.resume('hidden');
  clock.advance(100);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a second start counts from the beginning and ends once', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.start(100);
  clock.advance(99);
  timer.start(100);
  clock.advance(99);
  expect(onEnd).not.toHaveBeenCalled();
  clock.advance(1000);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a stopped timer does not continue after a resume', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.start(100);
  timer.pause('hover');
  timer.stop();
  timer.resume('hover');
  clock.advance(1000);
  expect(onEnd).not.toHaveBeenCalled();
});

test('a clock set back during the countdown does not prolong it', () => {
  const { clock, onEnd, timer } = createTimer();
  timer.start(100);
  clock.advance(-5000);
  timer.pause('hover');
  timer.resume('hover');
  clock.advance(100);
  expect(onEnd).toHaveBeenCalledOnce();
});

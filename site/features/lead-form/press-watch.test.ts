import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './press-watch.ts';

let page: EventTarget;
let abortController: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  abortController = new AbortController();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const dispatchPageEvent = (type: string) => page.dispatchEvent(new Event(type));

test.each(['pointerup', 'pointercancel'])('an action deferred by a press runs once after its %s', (end) => {
  const { afterPress } = watchPresses(abortController.signal);
  const act = vi.fn();
  dispatchPageEvent('pointerdown');
  afterPress(act);
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
  dispatchPageEvent(end);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  dispatchPageEvent(end);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('an action without a press runs after the events of the current task', () => {
  const { afterPress } = watchPresses(abortController.signal);
  const act = vi.fn();
  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

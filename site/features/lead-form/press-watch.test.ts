import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPresses } from './press-watch.ts';

let page: EventTarget;
let gone: AbortController;
beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  gone = new AbortController();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const tell = (type: string) => page.dispatchEvent(new Event(type));

test.each(['pointerup', 'pointercancel'])('what waits for a press is done after its %s, once', (end) => {
  const { afterPress } = watchPresses(gone.signal);
  const act = vi.fn();
  tell('pointerdown');
  afterPress(act);
  vi.advanceTimersByTime(5000);
  expect(act).not.toHaveBeenCalled();
  tell(end);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  tell(end);
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('without a press it is done as soon as the events of the moment are over', () => {
  const { afterPress } = watchPresses(gone.signal);
  const act = vi.fn();
  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

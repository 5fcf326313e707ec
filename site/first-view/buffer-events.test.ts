import { afterEach, expect, test, vi } from 'vitest';
import { bufferEvents } from './buffer-events.ts';

afterEach(() => void vi.unstubAllGlobals());

test('events are buffered for analytics, and only the newest ones are kept until it loads', () => {
  const eventTarget = new EventTarget();
  vi.stubGlobal('addEventListener', eventTarget.addEventListener.bind(eventTarget));
  vi.stubGlobal('window', {});
  bufferEvents();
  for (let press = 0; press < 200; press += 1) eventTarget.dispatchEvent(new Event('input'));
  const last = new Event('act');
  eventTarget.dispatchEvent(last);
  const { acts } = window;
  expect(acts).toHaveLength(50);
  expect((acts as unknown as Event[]).at(-1)).toBe(last);
});

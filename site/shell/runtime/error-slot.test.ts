import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createErrorSlot } from './error-slot.ts';

test('the slot is empty before the first error and after a navigation', () => {
  const slot = createErrorSlot();
  expect(slot.getSnapshot()).toBeNull();
  slot.show('first');
  expect(slot.getSnapshot()).toEqual({ error: 'first' });
  slot.clear();
  expect(slot.getSnapshot()).toBeNull();
});

test('an undefined error counts as an error', () => {
  const slot = createErrorSlot();
  slot.show(undefined);
  expect(slot.getSnapshot()).toEqual({ error: undefined });
});

test('listeners are called only on changes and until they unsubscribe', () => {
  const slot = createErrorSlot();
  const listener = vi.fn();
  const leave = slot.subscribe(listener);
  slot.clear();
  slot.show(1);
  slot.show(2);
  slot.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  slot.show(3);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the slot keeps the first error since the last navigation', () => {
  const event = fc.oneof(fc.constant('navigated' as const), fc.nat());
  fc.assert(
    fc.property(fc.array(event), (events) => {
      const slot = createErrorSlot();
      for (const happening of events) {
        if (happening === 'navigated') slot.clear();
        else slot.show(happening);
      }
      const since = events.slice(events.lastIndexOf('navigated') + 1);
      expect(slot.getSnapshot()).toEqual(since.length === 0 ? null : { error: since[0] });
    }),
  );
});

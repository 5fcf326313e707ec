import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keptOnDevice } from './kept-on-device.ts';

const EMPTY: readonly string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
});

function keep(name = 'flats') {
  const kept = keptOnDevice<readonly string[]>(name, EMPTY, (found) => {
    if (!Array.isArray(found)) throw new Error('Another format');
    return found;
  });
  function Shown() {
    return <output>{kept.use().join()}</output>;
  }
  render(<Shown />);
  return { ...kept, shown: () => screen.getByRole('status').textContent };
}

test('a value is shown, stored and read back by the next page; an empty one leaves nothing', () => {
  const kept = keep();
  act(() => kept.keep(['a', 'b']));
  expect(kept.shown()).toBe('a,b');
  expect(keptOnDevice('flats', EMPTY, (found) => found as string[]).read()).toEqual(['a', 'b']);
  act(() => kept.keep(EMPTY));
  expect(kept.shown()).toBe('');
  expect(localStorage.getItem('flats')).toBeNull();
});

test('a change in another tab is followed, one of another value is not', () => {
  const kept = keep();
  localStorage.setItem('flats', '["c"]');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'works' })));
  expect(kept.shown()).toBe('');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'flats' })));
  expect(kept.shown()).toBe('c');
});

test.each(['{"old":1}', 'no JSON'])('what an earlier build has stored as %s counts as empty', (stored) => {
  localStorage.setItem('flats', stored);
  expect(keep().shown()).toBe('');
});

test('with a blocked storage the value lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked');
  });
  const kept = keep();
  act(() => kept.keep(['a']));
  expect(kept.shown()).toBe('a');
});

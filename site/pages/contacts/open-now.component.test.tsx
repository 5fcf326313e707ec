import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CALL_FACTS } from '../../shell/navigation/call-facts.fixture.ts';
import { OpenNow } from './open-now.tsx';

test('the state of the office follows the clock, in the time of the office', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T19:59:30+02:00') });
  render(<OpenNow schedule={CALL_FACTS} />);
  const state = () => document.querySelector('[data-open-state]')?.getAttribute('data-open-state');
  expect(state()).toBe('open');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(state()).toBe('closed');
});

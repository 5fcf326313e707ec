import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EntrySummary } from '../../../contract/content.ts';
import { renderHookInPanel } from '../../in-panel.fixture.tsx';
import { useChoice } from './use-choice.ts';

const ENTRIES = ['a', 'b', 'c', 'd', 'e'].map((file) => ({ file }) as EntrySummary);

function choose() {
  const { result } = renderHookInPanel(() => useChoice(ENTRIES));
  return {
    toggle: (file: string, isRange = false) => act(() => result.current.toggle(file, isRange, ENTRIES)),
    clear: () => act(() => result.current.clear()),
    chosen: () => result.current.chosen.map(({ file }) => file).join(''),
  };
}

test.each([
  ['b', 'd', 'bcd'],
  ['d', 'b', 'bcd'],
  ['c', 'c', ''],
])('a range from %s to %s is «%s»', (from, to, chosen) => {
  const choice = choose();
  choice.toggle(from);
  choice.toggle(to, true);
  expect(choice.chosen()).toBe(chosen);
});

test('a range removes what its end has chosen, and an entry alone is toggled', () => {
  const choice = choose();
  choice.toggle('a');
  choice.toggle('e', true);
  choice.toggle('b');
  choice.toggle('d', true);
  expect(choice.chosen()).toBe('ae');
  choice.clear();
  expect(choice.chosen()).toBe('');
});

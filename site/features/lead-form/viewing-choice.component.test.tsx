import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { CALL_FACTS, OPEN } from '../../shell/navigation/call-facts.fixture.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests } from '../../shell/navigation/site-answers.fixture.ts';
import { ViewingChoice } from './viewing-choice.tsx';

// Test files share modules: the calling hours are reset.
afterAll(() => void vi.resetModules());

let appear: () => void;

function show() {
  vi.useFakeTimers({ toFake: ['Date'], now: OPEN });
  answerRequests({ 'GET /data/_calls.json': () => CALL_FACTS });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        appear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  renderOnPage(<ViewingChoice wishes={['в будни', 'в выходные']} />);
}

const choice = () => screen.getByLabelText<HTMLSelectElement>('Когда удобно посмотреть');

test('a viewing is chosen among the days and hours that are still possible', async () => {
  show();
  expect([...choice().options].map(({ text }) => text)).toEqual(['Решим при звонке', 'В будни', 'В выходные']);
  act(() => appear());
  await screen.findByRole('group', { name: 'Когда удобно посмотреть' });
  const slots = screen.getAllByRole<HTMLInputElement>('radio');
  expect(slots.map(({ checked, value }) => (checked ? value : null)).filter((value) => value !== null)).toEqual(['']);
  for (const slot of slots.filter(({ checked }) => !checked)) {
    expect(slot.dataset.startsAt).toMatch(/^2026-1\d-\d\dT\d\d:00$/);
    expect(slot.getAttribute('aria-label')).toBe(slot.value);
  }
});

test('a part of the week that is already chosen stays', async () => {
  show();
  await userEvent.selectOptions(choice(), 'в будни');
  act(() => appear());
  await act(() => vi.dynamicImportSettled());
  expect(choice()).toHaveProperty('value', 'в будни');
});

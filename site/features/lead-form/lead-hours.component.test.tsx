import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { CALL_FACTS, CLOSED, OPEN } from '../../shell/navigation/call-facts.fixture.ts';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { answerRequests, noNetwork } from '../../shell/navigation/site-answers.fixture.ts';
import { LeadForm } from './lead-form.tsx';

// Test files share modules: the calling hours are reset.
afterAll(() => void vi.resetModules());

function show(now: Date, answer: () => unknown = () => CALL_FACTS) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const asked = answerRequests({ 'GET /data/_calls.json': answer });
  renderOnPage(<LeadForm kind="callback" button="Жду" />, '/a', { callHint: 'Звоним днём', callTimes: ['вечером'] });
  return asked;
}

const times = () => [...screen.getByLabelText<HTMLSelectElement>('Когда').options].map(({ value }) => value);

test('a form keeps the published hours while those of today do not load', async () => {
  const asked = show(OPEN, noNetwork);
  await userEvent.click(screen.getByLabelText('Имя'));
  await expect.poll(() => asked).toHaveLength(1);
  await act(() => vi.dynamicImportSettled());
  screen.getByText('Звоним днём');
  expect(times()).toEqual(['', 'вечером']);
});

test.each([
  ['in working hours', OPEN, /^Ждите звонка до.12:15\.$/],
  ['at night', CLOSED, /^Закрыто. Ждите звонка завтра с.9 до.10\.$/],
])('a form in use says %s when the call comes', async (_, now, words) => {
  show(now);
  screen.getByText('Звоним днём');
  await userEvent.click(screen.getByLabelText('Имя'));
  await screen.findByText(words);
  expect(times()).not.toContain('вечером');
});

test('a time that was chosen among the general ones stays chosen', async () => {
  show(OPEN);
  await userEvent.selectOptions(screen.getByLabelText('Когда'), 'вечером');
  await screen.findByText(/Ждите звонка/);
  expect(screen.getByLabelText('Когда')).toHaveProperty('value', 'вечером');
});

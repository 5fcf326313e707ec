import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { LetterSection } from './letter-section.tsx';

const LETTER = { isOn: false, email: 'me@company.ru', isMailSet: true, next: '30 ноября', last: null };

async function show(change: object, answers: Record<string, (body: never) => unknown> = {}) {
  const letter = { ...LETTER, ...change };
  const rendered = renderInPanel(<LetterSection />, {
    answers: { 'GET /api/weekly-letter': () => letter, ...answers },
  });
  return { ...rendered, flag: await screen.findByRole<HTMLInputElement>('switch') };
}

test('the letter is switched on for its reader, with the next day', async () => {
  const { asked, flag } = await show({}, { 'PUT /api/weekly-letter': () => ({ ...LETTER, isOn: true }) });
  await userEvent.click(flag);
  await screen.findByText('На me@company.ru. Следующее: 30 ноября.');
  expect(asked.map(({ body }) => body)).toEqual([{ isOn: true }]);
});

test.each([
  [false, true],
  [true, false],
])('without mail, a letter that is on (%s) cannot be switched on, but off', async (isOn, isDisabled) => {
  const { flag } = await show({ isOn, isMailSet: false });
  expect(flag.disabled).toBe(isDisabled);
  screen.getByText('Почта на сервере не настроена');
  expect(screen.queryByText('Прислать сейчас')).toBeNull();
});

test('a letter can be had now, with its outcome', async () => {
  await show({}, { 'POST /api/weekly-letter/now': () => ({ isSent: false, words: 'Почта не приняла.' }) });
  await userEvent.click(screen.getByText('Прислать сейчас'));
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Почта не приняла.');
});

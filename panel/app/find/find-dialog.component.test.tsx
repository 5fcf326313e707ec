import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Found } from '../../contract/find.ts';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { FindDialog } from './find-dialog.tsx';

const EDITOR = { id: 'me', email: 'me@company.ru', name: 'Мария', role: 'author' } as const;
const finding = (slug: string) => ({
  to: `/content/works/${slug}`,
  title: [{ text: slug, isMarked: true }],
  note: [],
  photo: null,
});
const found = (count: number, prefix: string): Found => ({
  entries: { total: count, findings: Array.from({ length: count }, (_, at) => finding(`${prefix}-${at}`)) },
});

const Place = () => <output data-testid="place">{useLocation().pathname}</output>;

async function show(find: (text: string) => unknown) {
  const close = vi.fn();
  renderInPanel(
    <>
      <Place />
      <FindDialog person={EDITOR} onClose={close} />
    </>,
    {
      role: 'author',
      answers: { 'GET /api/kinds': () => [], 'POST /api/find': ({ text }: { text: string }) => find(text) },
    },
  );
  const input = await screen.findByRole('combobox', { name: 'Что найти' });
  input.focus();
  return { close, input, place: () => screen.getByTestId('place').textContent };
}

const chosen = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

test('arrows choose around the ends, Enter opens, and the dialog closes', async () => {
  const { close, input, place } = await show((text) => found(text === 'щъ' ? 2 : 0, 'work'));
  await userEvent.paste('щъ');
  await screen.findByText('work-0');
  expect(chosen()).toEqual(['work-0']);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toEqual(['work-1']);
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe('work-1');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([place(), close.mock.calls.length]).toEqual(['/content/works/work-1', 1]);
});

test('a click closes the dialog, and one for a new tab leaves it open', async () => {
  const { close } = await show(() => found(1, 'work'));
  const option = await screen.findByText('work-0');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
  expect(close).not.toHaveBeenCalled();
  await user.click(option);
  expect(close).toHaveBeenCalledOnce();
});

test('an early Enter waits for what was typed, and opens nothing else', async () => {
  let answer = () => {};
  const { place } = await show((text) =>
    text === ''
      ? found(1, 'old')
      : new Promise((resolve) => {
          answer = () => resolve(found(1, 'new'));
        }),
  );
  await screen.findByText('old-0');
  screen.getByRole('combobox').focus();
  await userEvent.paste('щъ');
  await userEvent.keyboard('{Enter}');
  expect(place()).toBe('/');
  await expect
    .poll(() => {
      answer();
      return place();
    })
    .toBe('/content/works/new-0');
});

test('more than eight findings unfold, and nothing found says so', async () => {
  const { input } = await show((text) => found(text === 'щъ' ? 10 : 0, 'work'));
  await userEvent.paste('щъ');
  await userEvent.click(await screen.findByText('Ещё 2'));
  expect(screen.getAllByRole('option')).toHaveLength(10);
  await userEvent.type(input, 'щ');
  await screen.findByText(/^Ничего не нашлось/);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { CopyText } from './copy-text.tsx';

const LINK = 'https://panel/welcome#token';

function LinkInInput() {
  const shown = useRef<HTMLInputElement>(null);
  return (
    <>
      <input aria-label="Ссылка" ref={shown} value={LINK} readOnly />
      <CopyText text={LINK} label="Скопировать ссылку" shown={shown} />
    </>
  );
}

function PlainLink() {
  const shown = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={shown}>{LINK}</p>
      <CopyText text={LINK} label="Скопировать ссылку" shown={shown} />
    </>
  );
}

function show(example: React.ReactNode) {
  const user = userEvent.setup();
  renderInPanel(example);
  return () => user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
}

const refuse = () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

test('a copied text is announced, and the button says so', async () => {
  const press = show(<LinkInInput />);
  await press();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(screen.getByRole('status').textContent).toBe('Скопировано');
  screen.getByRole('button', { name: 'Скопировано' });
});

test('when the clipboard is refused, the input with the text has the focus and its text is selected', async () => {
  const press = show(<LinkInInput />);
  refuse();
  await press();
  expect(screen.getByRole('status').textContent).toContain('Текст выделен');
  const input = screen.getByLabelText<HTMLInputElement>('Ссылка');
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, LINK.length]);
});

test('when the clipboard is refused, a text outside of inputs is selected, too', async () => {
  const press = show(<PlainLink />);
  refuse();
  await press();
  expect(getSelection()?.toString()).toBe(LINK);
});

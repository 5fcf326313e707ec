import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { OPENED_EVENT } from './dialog-names.ts';
import { useOnOpened } from './use-on-opened.ts';

const opened = vi.fn();

function Opening({ isOpen }: { isOpen: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useOnOpened(dialog, opened);
  return <dialog ref={dialog} open={isOpen} />;
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const tell = () => act(() => void dialog().dispatchEvent(new Event(OPENED_EVENT)));

test('each opening counts once', () => {
  opened.mockClear();
  render(<Opening isOpen={false} />);
  tell();
  tell();
  expect(opened).toHaveBeenCalledOnce();
  act(() => void dialog().dispatchEvent(new Event('close')));
  tell();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('a dialog that is open before the application counts once too', () => {
  opened.mockClear();
  render(<Opening isOpen />);
  tell();
  expect(opened).toHaveBeenCalledOnce();
});

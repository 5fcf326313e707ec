import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addIdempotencyKeys } from './add-idempotency-keys.ts';
import { DIALOGS, OPENED_EVENT } from './dialog-names.ts';
import { leavesPage } from './leaves-page.fixture.ts';
import { openDialogs } from './open-dialogs.ts';
import { removeListenersLater } from './own-listeners.fixture.ts';
import { recordClicks } from './record-clicks.ts';
import { watchSearchKey } from './search-key.ts';

beforeEach(() => {
  removeListenersLater();
  document.documentElement.dataset.started = '';
});
afterEach(() => void delete document.documentElement.dataset.started);

const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;

function showDialogs() {
  openDialogs();
  const opened = vi.fn();
  render(
    <>
      <a href="/contacts" data-opens={DIALOGS.callback}>
        call
      </a>
      <dialog id={DIALOGS.callback}>form</dialog>
      <dialog id={DIALOGS.menu}>
        <a href="/poisk" data-opens={DIALOGS.search}>
          search
        </a>
        <button type="button" popoverTargetAction="hide">
          close
        </button>
      </dialog>
      <input type="search" id={DIALOGS.search} aria-label="field" defaultValue="двушка" />
      <a href="/price" data-opens="nowhere">
        price
      </a>
    </>,
  );
  dialog(DIALOGS.callback).addEventListener(OPENED_EVENT, opened);
  return opened;
}

test('a link opens its dialog instead of its page, and the dialog learns it', async () => {
  const opened = showDialogs();
  expect(leavesPage(screen.getByText('call'))).toBe(false);
  expect(dialog(DIALOGS.callback).open).toBe(true);
  await expect.poll(() => opened.mock.calls.length).toBe(1);
});

test('a dialog gives the focus back to its opener, although it became modal with the focus inside', async () => {
  const opened = showDialogs();
  const opener = screen.getByText('call');
  opener.focus();
  opener.click();
  const field = dialog(DIALOGS.callback).appendChild(document.createElement('input'));
  field.focus();
  await expect.poll(() => opened.mock.calls.length).toBe(1);
  dialog(DIALOGS.callback).dispatchEvent(new Event('close'));
  expect(document.activeElement).toBe(opener);
});

test('a dialog that is closed within its first frame stays closed', async () => {
  const opened = showDialogs();
  screen.getByText('call').click();
  dialog(DIALOGS.callback).close();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(dialog(DIALOGS.callback).open).toBe(false);
  expect(opened).not.toHaveBeenCalled();
});

test('a link without its dialog, or with a key, leads to its page', () => {
  showDialogs();
  expect(leavesPage(screen.getByText('price'))).toBe(true);
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(leavesPage(screen.getByText('call'), { [key]: true })).toBe(true);
  expect(dialog(DIALOGS.callback).open).toBe(false);
});

test('a button inside a dialog closes it, and the field of the search page gets the focus with its query selected', () => {
  showDialogs();
  dialog(DIALOGS.menu).showModal();
  fireEvent.click(screen.getByText('search'));
  expect(dialog(DIALOGS.menu).open).toBe(false);
  const field = screen.getByLabelText<HTMLInputElement>('field');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 'двушка'.length]);
  dialog(DIALOGS.menu).showModal();
  fireEvent.click(screen.getByText('close'));
  expect(dialog(DIALOGS.menu).open).toBe(false);
});

test.each([
  ['/', 'opens', { key: '/', code: 'Slash' }],
  ['the same key on the Russian layout', 'opens', { key: '.', code: 'Slash' }],
  ['a comma', 'does not open', { key: ',', code: 'Slash', shiftKey: true }],
  ['a shortcut', 'does not open', { key: '/', ctrlKey: true }],
  ['another key', 'does not open', { key: 'a', code: 'KeyA' }],
])('«%s» %s the search, and never from a field', (_, opens, keys) => {
  const times = opens === 'opens' ? 1 : 0;
  watchSearchKey();
  const press = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <>
      <a href="/poisk" data-opens={DIALOGS.search} onClick={press}>
        search
      </a>
      <input aria-label="name" />
    </>,
  );
  fireEvent.keyDown(document.body, keys);
  expect(press).toHaveBeenCalledTimes(times);
  fireEvent.keyDown(screen.getByLabelText('name'), keys);
  expect(press).toHaveBeenCalledTimes(times);
});

test('clicks before the application are kept, not acted on, and repeated once where they are meant', async () => {
  const clicks = recordClicks();
  const press = vi.fn();
  render(
    <>
      <button type="button" onClick={() => press('a')}>
        a
      </button>
      <button type="button" onClick={() => press('b')}>
        b
      </button>
      <button type="submit" onClick={() => press('submit')}>
        submit
      </button>
    </>,
  );
  for (const name of ['a', 'b', 'submit']) await userEvent.click(screen.getByText(name));
  expect(press.mock.calls).toEqual([['submit']]);
  for (const replay of clicks.take(({ textContent }) => textContent === 'b')) replay();
  for (const replay of clicks.take()) replay();
  expect(clicks.take()).toEqual([]);
  expect(press.mock.calls).toEqual([['submit'], ['b'], ['a']]);
});

test('a form that is posted before the application gets a key, and keeps the one that it has', () => {
  addIdempotencyKeys();
  render(
    <form aria-label="lead" onSubmit={(event) => event.preventDefault()}>
      <input name="key" aria-label="key" defaultValue="" />
    </form>,
  );
  const key = screen.getByLabelText<HTMLInputElement>('key');
  fireEvent.submit(screen.getByLabelText('lead'));
  const first = key.value;
  expect(first).toMatch(/^[\da-f-]{36}$/);
  fireEvent.submit(screen.getByLabelText('lead'));
  expect(key.value).toBe(first);
});

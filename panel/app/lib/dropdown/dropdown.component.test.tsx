import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../../in-panel.fixture.tsx';
import { Dropdown } from './dropdown.tsx';
import { DropdownItem } from './dropdown-item.tsx';

const chosen = vi.fn();

function More() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Dropdown isOpen={isOpen} onChange={setOpen} opener={(props) => <button {...props}>Ещё</button>}>
        <DropdownItem onClick={chosen}>Выйти</DropdownItem>
        <DropdownItem to="/account" onClick={() => setOpen(false)}>
          Профиль
        </DropdownItem>
      </Dropdown>
      <button type="button">Рядом</button>
    </>
  );
}

const opener = () => screen.getByText('Ещё');

async function open() {
  renderInPanel(<More />);
  await userEvent.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('true');
}

test('its items act and lead', async () => {
  await open();
  await userEvent.click(screen.getByText('Выйти'));
  expect(chosen).toHaveBeenCalledOnce();
  expect(screen.getByText('Профиль').getAttribute('href')).toBe('/account');
});

test.each<[string, () => Promise<unknown>, string]>([
  ['Escape', () => userEvent.keyboard('{Escape}'), 'Ещё'],
  ['a click outside', () => userEvent.click(screen.getByText('Рядом')), 'Рядом'],
  [
    'the keyboard going on',
    () =>
      userEvent
        .tab()
        .then(() => userEvent.tab())
        .then(() => userEvent.tab()),
    'Рядом',
  ],
  ['a second press', () => userEvent.click(opener()), 'Ещё'],
])('%s closes it', async (_, close, focused) => {
  await open();
  await close();
  expect(screen.queryByText('Выйти')).toBeNull();
  expect(document.activeElement?.textContent).toBe(focused);
});

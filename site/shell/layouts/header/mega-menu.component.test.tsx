import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { go } from '../../navigation/go.ts';
import { renderOnPage } from '../../navigation/on-page.fixture.tsx';
import { MegaMenu } from './mega-menu.tsx';

const MENU = {
  packages: [{ label: 'Комфорт', to: '/remont/comfort', priceRubPerM2: 20_000 }],
  services: [{ label: 'Плитка', to: '/services/tile', price: 'от 2 000 ₽' }],
  featured: null,
};
const hide = vi.fn();

afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover'));

function show() {
  // The simulated document has no popovers.
  HTMLElement.prototype.hidePopover = hide.mockClear();
  renderOnPage(<MegaMenu label="Ремонт" />, '/', { menu: MENU });
}

const toggle = () => screen.getByRole('button', { name: /^Ремонт: пакеты и.цены$/ });

test('the button opens the menu of packages and services with their prices', () => {
  show();
  expect(screen.getByRole('region', { name: /^Ремонт/ }).id).toBe(toggle().getAttribute('popovertarget'));
  const rows = (name: string) => within(screen.getByRole('list', { name })).getByRole('link');
  expect(rows('Пакеты').textContent).toMatch(/^Комфорт от 20.000.₽/);
  expect(rows('Отдельные работы').getAttribute('href')).toBe('/services/tile');
});

test('the menu closes on the way to a page and when the focus leaves it, but not towards its button', async () => {
  show();
  const [first, second] = screen.getAllByRole('link');
  fireEvent.blur(first as HTMLElement, { relatedTarget: second });
  fireEvent.blur(first as HTMLElement, { relatedTarget: toggle() });
  fireEvent.blur(first as HTMLElement, { relatedTarget: null });
  expect(hide).not.toHaveBeenCalled();
  fireEvent.blur(first as HTMLElement, { relatedTarget: document.body });
  expect(hide).toHaveBeenCalledOnce();
  await act(() => go('/works'));
  expect(hide).toHaveBeenCalledTimes(2);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = ['furniture', 'sizes', 'plan'].map((id) => ({ id, label: id, panel: `Sheet: ${id}` }));

const names = (tabs: readonly HTMLElement[]) => tabs.map(({ textContent }) => textContent);
const selected = () => names(screen.getAllByRole('tab', { selected: true }));

test('keys move the selection around, with the focus, and only the selected tab is in the tab order', async () => {
  const change = vi.fn();
  render(<Tabs label="План" tabs={TABS} onChange={change} />);
  await userEvent.tab();
  const press = async (keys: string, id: string) => {
    await userEvent.keyboard(keys);
    expect(selected()).toEqual([id]);
    expect(document.activeElement?.textContent).toBe(id);
    expect(change).toHaveBeenLastCalledWith(id);
  };
  await press('{ArrowLeft}', 'plan');
  await press('{ArrowRight}', 'furniture');
  await press('{ArrowRight}', 'sizes');
  await press('{End}', 'plan');
  await press('{Home}', 'furniture');
  expect(names(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0))).toEqual(['furniture']);
});

test('a click selects a tab, and each panel has the name of its tab', async () => {
  const change = vi.fn();
  render(<Tabs label="План" tabs={TABS} onChange={change} goal="plan" />);
  await userEvent.click(screen.getByRole('tab', { name: 'sizes' }));
  expect(selected()).toEqual(['sizes']);
  expect(change).toHaveBeenCalledExactlyOnceWith('sizes');
  const panel = screen.getByRole('tabpanel', { name: 'sizes' });
  expect(panel.textContent).toContain('Sheet: sizes');
  expect(screen.getByRole('tab', { name: 'sizes' }).getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.closest('[data-goal]')?.getAttribute('data-goal')).toBe('plan');
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderHookInPanel, renderInPanel } from '../in-panel.fixture.tsx';
import { LeadFilterBar } from './list/lead-filter-bar.tsx';
import { LeadViewTabs } from './list/lead-view-tabs.tsx';
import { useLeadFilters } from './use-lead-filters.ts';

function open(address: string) {
  const { result } = renderHookInPanel(() => ({ ...useLeadFilters(), place: useLocation() }), { address });
  return { now: () => result.current, change: (changed: object) => act(() => result.current.change(changed)) };
}

test('filters are in the address, but never a searched phone', () => {
  const { now, change } = open('/leads?kind=package&page=2');
  change({ text: '+7900', mine: '1' });
  expect(now().place).toMatchObject({ search: '?kind=package&mine=1', state: { text: '+7900' } });
  expect(now().filters).toEqual({ text: '+7900', kind: 'package', mine: '1' });
  change({ text: '', mine: '' });
  expect(now().place).toMatchObject({ search: '?kind=package', state: null });
});

test.each([
  ['/leads', 'inbox'],
  ['/leads?show=work', 'work'],
  ['/leads?show=nonsense', 'inbox'],
])('%s shows «%s», and the first view needs no parameter', (address, view) => {
  const { now, change } = open(address);
  expect(now().view).toBe(view);
  change({ show: 'inbox' });
  expect(now().place.search).toBe('');
});

test('a view keeps the other filters; rare views are shown while they hold something', () => {
  const counts = { inbox: 2, work: 0, due: 1, trouble: 0, held: 0, over: 0, spam: 0, all: 9 };
  renderInPanel(<LeadViewTabs view="spam" filters={{ kind: 'call', show: 'spam' }} counts={counts} />);
  const tabs = screen.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')]);
  expect(tabs).toEqual([
    ['Новые2', '/leads?kind=call'],
    ['В работе', '/leads?kind=call&show=work'],
    ['Пора1', '/leads?kind=call&show=due'],
    ['Завершённые', '/leads?kind=call&show=over'],
    ['Спам', '/leads?kind=call&show=spam'],
    ['Все9', '/leads?kind=call&show=all'],
  ]);
  expect(screen.getByText('Спам').getAttribute('aria-current')).toBe('page');
});

test('the bar asks for a trimmed text when the typing pauses, and counts its filters', async () => {
  const change = vi.fn();
  renderInPanel(<LeadFilterBar filters={{ kind: 'call', mine: '1' }} onChange={change} />);
  screen.getByRole('button', { name: 'Фильтр: 1', expanded: true });
  await userEvent.type(screen.getByLabelText('Поиск: имя, телефон или номер'), ' И ');
  await expect.poll(() => change.mock.calls).toEqual([[{ text: 'И' }]]);
  await userEvent.click(screen.getByLabelText('Только мои'));
  await userEvent.selectOptions(screen.getByLabelText('Вид заявки'), '');
  expect(change.mock.calls.slice(1)).toEqual([[{ mine: '' }], [{ kind: '' }]]);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal, renderInPanel } from '../../in-panel.fixture.tsx';
import { BELL_KEY } from '../news/use-bell.ts';
import { LeadMenu } from './lead-menu.tsx';

const FILTERS = { show: 'work', kind: 'call' };

async function open(answers: Record<string, () => unknown> = {}) {
  const rendered = renderInPanel(<LeadMenu filters={FILTERS} view="work" isNarrowed />, {
    answers: { 'POST /api/leads/export-size': () => ({ found: 2, all: 9 }), ...answers },
  });
  expect(rendered.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ещё' }));
  await screen.findByText(/^Без фильтра, 9.заявок$/);
  expect(screen.getAllByText(/По фильтру, 2.заявки$/)).toHaveLength(3);
  return rendered;
}

test.each([
  ['Этот список в Эксель', 'leads.xlsx', FILTERS],
  ['Все заявки в Эксель', 'leads.xlsx', { show: 'all' }],
  ['Этот список для других программ', 'leads.csv', FILTERS],
  ['Конверсии для Метрики', 'conversions.csv', FILTERS],
])('«%s» exports %s of what it says', async (item, file, body) => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { asked } = await open({ [`POST /api/leads/${file}`]: () => new Response('rows') });
  await userEvent.click(screen.getByText(item));
  expect(asked.at(-1)).toEqual({ method: 'POST', path: `/api/leads/${file}`, body });
  await expect.poll(() => click.mock.calls.length).toBe(1);
  expect(screen.queryByText(item)).toBeNull();
  click.mockRestore();
});

test('an export that fails says why', async () => {
  await open({ 'POST /api/leads/leads.csv': () => refusal(503, { message: 'База занята.' }) });
  await userEvent.click(screen.getByText('Этот список для других программ'));
  await screen.findByText('База занята.');
});

test('the bell of this browser can be switched off', async () => {
  localStorage.setItem(BELL_KEY, '"on"');
  await open();
  await userEvent.click(screen.getByText('Выключить звонок о новых'));
  expect(localStorage.getItem(BELL_KEY)).toBe('"off"');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ExpandedSectionsProvider } from '../fields/expanded-sections.tsx';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { HistoryDrawer } from './history-drawer.tsx';

const OLD = { facts: { title: 'Кухня' }, body: null };
const NOW = { facts: { title: 'Ванная' }, body: null };
const item = (id: number, at: string) => ({
  id,
  at,
  file: 'works/one.yaml',
  who: 'Ольга',
  what: 'changed',
  version: null,
});
const change = (before: string, after: string) => ({ path: ['title'], title: 'Название', before, after });

function show(list: readonly object[]) {
  const calls = { onRestore: vi.fn(), onClose: vi.fn() };
  renderInPanel(
    <ExpandedSectionsProvider isReadOnly={false}>
      <HistoryDrawer file="works/one.yaml" isOpen {...calls} />
    </ExpandedSectionsProvider>,
    {
      answers: {
        [`GET /api/history?file=${encodeURIComponent('works/one.yaml')}`]: () => list,
        'GET /api/history/2': () => ({ before: OLD, after: NOW, changes: [change('Кухня', 'Ванная')] }),
        'GET /api/history/1': () => ({ before: null, after: OLD, changes: [change('', 'Кухня')] }),
      },
    },
  );
  return calls;
}

const ITEMS = [item(2, '2026-11-20T10:00:00.000Z'), item(1, '2026-11-19T10:00:00.000Z')];
const restores = () => screen.queryAllByText(/^Вернуть, как/).map(({ textContent }) => textContent);

test('the newest change is open; another one opens instead, or none', async () => {
  show(ITEMS);
  await screen.findByText('Вернуть, как было до правки');
  expect(restores()).toEqual(['Вернуть, как было до правки']);
  const older = screen.getByText(/^19.ноября/);
  await userEvent.click(older);
  await screen.findByText('Вернуть, как стало после неё');
  expect(restores()).toEqual(['Вернуть, как стало после неё']);
  expect(older.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(older);
  expect(restores()).toEqual([]);
});

test.each([
  [/^20.ноября/, OLD],
  [/^19.ноября/, OLD],
])('an earlier text of %s goes into the form and is not published', async (day, text) => {
  const { onRestore, onClose } = show(ITEMS);
  const head = await screen.findByText(day);
  if (head.getAttribute('aria-expanded') === 'false') await userEvent.click(head);
  await userEvent.click(await screen.findByText(/^Вернуть, как/));
  expect(onRestore.mock.calls).toEqual([[text]]);
  expect(onClose).toHaveBeenCalledOnce();
  await screen.findByText(/Он выйдет, когда нажмёте «Опубликовать»/);
});

test('an entry without changes says what will be here', async () => {
  show([]);
  await screen.findByText(/Здесь появится каждая правка/);
});

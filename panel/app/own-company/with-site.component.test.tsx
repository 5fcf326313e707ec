import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderInPanel } from '../in-panel.fixture.tsx';
import { WithSite } from './with-site.tsx';

/** Renders the two parts in a window of this width. @returns how often the site was begun */
function show(widthPx: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: Number(/\d+/.exec(query)?.[0]) <= widthPx,
    addEventListener() {},
    removeEventListener() {},
  }));
  const begun = vi.fn();
  function Site() {
    begun();
    return <p>Сайт</p>;
  }
  renderInPanel(
    <WithSite site={<Site />} start={null}>
      <p>Поля</p>
    </WithSite>,
  );
  return begun;
}

test('in a wide window the site is next to the fields, and can be hidden', async () => {
  show(1440);
  screen.getByText('Сайт');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть просмотр' }));
  expect(screen.queryByText('Сайт')).toBeNull();
});

test('in a narrow window the site is begun on request only, and takes the place of the fields', async () => {
  const begun = show(390);
  expect(begun).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Посмотреть сайт' }));
  screen.getByText('Сайт');
  expect(screen.getByText('Поля').parentElement?.style.display).toBe('none');
  await userEvent.click(screen.getByRole('button', { name: 'Вернуться к полям' }));
  expect(screen.queryByText('Сайт')).toBeNull();
});

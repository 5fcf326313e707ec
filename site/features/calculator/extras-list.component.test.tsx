import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Answers } from './estimate.ts';
import { ExtrasList } from './extras-list.tsx';
import { PRICES } from './prices.fixture.ts';

let chosen: Answers['extras'];

function show(packageSlug: string, first: Answers['extras'] = {}) {
  function List() {
    const [extras, setExtras] = useState(first);
    chosen = extras;
    return <ExtrasList extras={PRICES.extras} chosen={extras} packageSlug={packageSlug} onChange={setExtras} />;
  }
  render(<List />);
}

const box = (title: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${title}`), hidden: true });

test('an extra is ticked and unticked next to the others', async () => {
  show('comfort', { loggia: 1 });
  await userEvent.click(box('Проект'));
  expect(chosen).toEqual({ loggia: 1, project: 1 });
  await userEvent.click(box('Лоджия'));
  expect(chosen).toEqual({ loggia: 0, project: 1 });
});

test('what the package includes is ticked, costs nothing and cannot be taken away', () => {
  show('author');
  expect(box('Проект')).toMatchObject({ checked: true, disabled: true });
  expect(box('Проект').closest('label')?.textContent).toContain('входит');
  expect(box('Лоджия')).toMatchObject({ checked: false, disabled: false });
});

test('several of one kind are counted up to their limit and down to none', async () => {
  show('comfort', { door: 1 });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const count = () => screen.queryByLabelText('Сколько: Дверь')?.textContent;
  await press('Прибавить: Дверь');
  expect(count()).toBe('2');
  expect(screen.getByRole('button', { name: 'Прибавить: Дверь' }).hasAttribute('disabled')).toBe(true);
  await press('Убавить: Дверь');
  await press('Убавить: Дверь');
  expect(count()).toBeUndefined();
  expect(box('Дверь').checked).toBe(false);
});

test('the rest of the extras is folded away unless one of it is chosen', () => {
  show('comfort');
  const fold = () => screen.getByText('Ещё 1 дополнение').closest('details');
  expect(fold()?.open).toBe(false);
  show('comfort', { door: 1 });
  expect(screen.getAllByText('Ещё 1 дополнение').at(-1)?.closest('details')?.open).toBe(true);
});

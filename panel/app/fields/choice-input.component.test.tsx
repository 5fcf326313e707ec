import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { field, renderInForm } from './in-form.fixture.tsx';

const LABELS = { flat: 'Квартира', bath: 'Ванная' };
const choice = (change: object = {}) => field('вид', { widget: 'select', labels: LABELS, ...change });
const select = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^вид/ });

const fieldOf = (input: HTMLElement) => input.parentElement as HTMLElement;

test('two short choices of a required field are both in view', async () => {
  const { facts } = renderInForm([choice({ isRequired: true })], { вид: 'flat' });
  screen.getByRole('radiogroup', { name: 'вид' });
  expect(screen.getByLabelText<HTMLInputElement>('Квартира').checked).toBe(true);
  await userEvent.click(screen.getByLabelText('Ванная'));
  expect(facts()).toEqual({ вид: 'bath' });
});

test.each([
  ['without a value', { isRequired: true }, undefined],
  ['with long words', { isRequired: true, labels: { flat: 'Квартира целиком', bath: 'Только ванная' } }, 'flat'],
  ['that may be empty', {}, 'flat'],
])('a choice %s is a list', (_, change, value) => {
  renderInForm([choice(change)], { вид: value });
  select();
});

test('an optional choice can be emptied, but not by choosing it again', async () => {
  const { facts } = renderInForm([choice()], { вид: 'flat' });
  expect(select().value).toBe('Квартира');
  await userEvent.click(select());
  await userEvent.click(await screen.findByText('Квартира'));
  expect(facts()?.вид).toBe('flat');
  await userEvent.click(within(fieldOf(select())).getByRole('button', { hidden: true }));
  expect(facts()?.вид).toBeUndefined();
});

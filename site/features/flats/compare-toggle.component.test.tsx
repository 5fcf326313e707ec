import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderOnPage } from '../../shell/navigation/on-page.fixture.tsx';
import { MAX_COMPARED, setChosen } from './chosen-flats.ts';
import { CompareToggle } from './compare-toggle.tsx';

afterEach(() => setChosen([]));

const toggles = () => screen.getAllByRole('button', { name: /^Сравнить/ });

test('a flat is added and removed, and leads to the comparison with all chosen ones', async () => {
  setChosen(['kv-1']);
  renderOnPage(<CompareToggle slug="kv-2" name="двушка" />);
  const [toggle] = toggles();
  if (!toggle) throw new Error('The button is missing');
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('link', { name: /2.из.4/ }).getAttribute('href')).toBe('/sales/sravnenie?kv=kv-1,kv-2');
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
});

test('a further flat than the comparison holds cannot be chosen, and the button says so', () => {
  setChosen(Array.from({ length: MAX_COMPARED }, (_, at) => `kv-${at}`));
  renderOnPage(<CompareToggle slug="kv-9" name="студия" />);
  const [toggle] = toggles();
  expect(toggle?.hasAttribute('disabled')).toBe(true);
  expect(toggle?.textContent).toMatch(/до.4/);
});

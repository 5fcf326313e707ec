import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ReviewView } from '../../features/reviews/review-data.ts';
import { FilterBar } from './filter-bar.tsx';
import { FILTERS } from './review-filter.ts';

const review = (remark: boolean) => ({ photo: null, remark, reply: 'Спасибо' }) as unknown as ReviewView;

test('only kinds that some but not all reviews have are offered, each with its number', async () => {
  const choose = vi.fn();
  const reviews = [review(true), review(false), review(true)];
  render(<FilterBar reviews={reviews} filter={FILTERS[0]} shown={3} onChoose={choose} />);
  const chips = screen.getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['Все3', 'С\u00a0замечаниями2']);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
  await userEvent.click(chips[1] as HTMLElement);
  expect(choose).toHaveBeenCalledExactlyOnceWith(FILTERS[2]);
});

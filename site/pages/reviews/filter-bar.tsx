import { ChipFilterBar } from '../../features/list/chip-filter-bar.tsx';
import type { ReviewsData } from './data.ts';
import css from './page.module.css';
import { FILTERS, type ReviewFilter } from './review-filter.ts';

type FilterBarProps = {
  reviews: ReviewsData['reviews'];
  filter: ReviewFilter;
  shown: number;
  onChoose: (filter: ReviewFilter) => void;
};

export function FilterBar({ reviews, filter, shown, onChoose }: FilterBarProps) {
  const chips = FILTERS.map((option) => ({
    value: option.value,
    label: option.label,
    isPressed: option === filter,
    count: reviews.filter(option.isMatch).length,
    choose: () => onChoose(option),
  })).filter(({ value, count }) => value === '' || (count > 0 && count < reviews.length));
  return (
    <ChipFilterBar
      className={css.filters}
      groups={[{ label: 'Какие отзывы', chips }]}
      shown={shown}
      all={reviews.length}
      order="Сначала новые"
    />
  );
}

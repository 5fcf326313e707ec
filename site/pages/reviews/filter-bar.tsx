import { NoScriptNote } from '../../features/list/no-script-note.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import type { ReviewsData } from './data.ts';
import css from './filter-bar.module.css';
import { FILTERS, type ReviewFilter } from './review-filter.ts';

type FilterBarProps = {
  reviews: ReviewsData['reviews'];
  filter: ReviewFilter;
  shown: number;
  onChoose: (filter: ReviewFilter) => void;
};

export function FilterBar({ reviews, filter, shown, onChoose }: FilterBarProps) {
  const counted = FILTERS.map((option) => ({ option, count: reviews.filter(option.isMatch).length }));
  return (
    <div className={css.bar}>
      <NoScriptNote />
      <ChipRow className={css.chips} label="Какие отзывы">
        {counted
          .filter(({ option, count }) => option.value === '' || (count > 0 && count < reviews.length))
          .map(({ option, count }) => (
            <Chip key={option.value} pressed={option === filter} count={count} onClick={() => onChoose(option)}>
              {option.label}
            </Chip>
          ))}
      </ChipRow>
      <p className={css.result} aria-live="polite">
        {shown === reviews.length ? 'Сначала новые' : `Показано ${shown} из\u00a0${reviews.length}`}
      </p>
    </div>
  );
}

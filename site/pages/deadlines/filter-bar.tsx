import { ChipFilterBar, type ChipGroup } from '../../features/list/chip-filter-bar.tsx';
import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import type { DeadlinesData, FilterOption } from './data.ts';
import { type DeadlineChoice, matchingRows, OUTCOMES } from './deadline-filter.ts';
import css from './page.module.css';

type FilterBarProps = {
  data: DeadlinesData;
  choice: DeadlineChoice;
  shown: number;
  onChange: ChangeChoice<DeadlineChoice>;
};

export function FilterBar({ data, choice, shown, onChange }: FilterBarProps) {
  const { rows, packages, houses } = data;
  const outcomes = OUTCOMES.filter(({ value, isMatch }) => {
    const count = rows.filter(isMatch).length;
    return value === '' || value === choice.outcome || (count > 0 && count < rows.length);
  });
  const fields = [
    { key: 'outcome', label: 'Как сдали', options: outcomes.length > 1 ? outcomes : [] },
    { key: 'package', label: 'Пакет', options: withAll(packages, 'Все пакеты') },
    { key: 'house', label: 'Дом', options: withAll(houses, 'Все дома') },
  ] as const;
  const groups = fields
    .filter(({ options }) => options.length > 0)
    .map(
      ({ key, label, options }): ChipGroup => ({
        label,
        chips: options.map(({ value, label: name }) => ({
          value,
          label: name,
          isPressed: choice[key] === value,
          count: matchingRows(rows, { ...choice, [key]: value }).length,
          choose: () => onChange((current) => ({ ...current, [key]: value })),
        })),
      }),
    );
  if (groups.length === 0) return null;
  return (
    <ChipFilterBar
      className={css.filters}
      groups={groups}
      shown={shown}
      all={rows.length}
      order="Сначала сданные недавно"
    />
  );
}

function withAll(options: readonly FilterOption[], all: string): FilterOption[] {
  return options.length > 0 ? [{ value: '', label: all }, ...options] : [];
}

import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import css from './filter-bar.module.css';
import { type FilterChoice, toggled } from './filter-choice.ts';
import type { FilterGroup } from './filter-groups.ts';

type AppliedFiltersProps = {
  groups: readonly FilterGroup[];
  choice: FilterChoice;
  onChange: ChangeChoice<FilterChoice>;
};

export function AppliedFilters({ groups, choice, onChange }: AppliedFiltersProps) {
  const applied = groups.flatMap(({ key, options }) =>
    options.filter(({ value }) => choice[key].includes(value)).map(({ value, label }) => ({ key, value, label })),
  );
  if (applied.length === 0) return null;
  return (
    <ChipRow className={css.applied} label="Выбранные фильтры">
      {applied.map(({ key, value, label }) => (
        <Chip key={`${key} ${value}`} removable onClick={() => onChange((current) => toggled(current, key, value))}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

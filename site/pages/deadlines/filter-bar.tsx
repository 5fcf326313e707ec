import { NoScriptNote } from '../../features/list/no-script-note.tsx';
import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import type { DeadlinesData, FilterOption } from './data.ts';
import { type DeadlineChoice, matchingRows, OUTCOMES } from './deadline-filter.ts';
import css from './filter-bar.module.css';

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
  const groups = [
    { key: 'outcome', label: 'Как сдали', options: outcomes.length > 1 ? outcomes : [] },
    { key: 'package', label: 'Пакет', options: withAll(packages, 'Все пакеты') },
    { key: 'house', label: 'Дом', options: withAll(houses, 'Все дома') },
  ] as const;
  if (groups.every(({ options }) => options.length === 0)) return null;
  return (
    <div className={css.bar}>
      <NoScriptNote />
      {groups.map(({ key, label, options }) =>
        options.length > 0 ? (
          <ChipRow className={css.chips} key={key} label={label}>
            {options.map(({ value, label: name }) => (
              <Chip
                key={value}
                pressed={choice[key] === value}
                count={matchingRows(rows, { ...choice, [key]: value }).length}
                onClick={() => onChange((current) => ({ ...current, [key]: value }))}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
        ) : null,
      )}
      <p className={css.result} aria-live="polite">
        {shown === rows.length ? 'Сначала сданные недавно' : `Показано ${shown} из\u00a0${rows.length}`}
      </p>
    </div>
  );
}

function withAll(options: readonly FilterOption[], all: string): FilterOption[] {
  return options.length > 0 ? [{ value: '', label: all }, ...options] : [];
}

import { useState } from 'react';
import { counted, WORKS } from '../../../model/format/plural.ts';
import { NoScriptNote } from '../../features/list/no-script-note.tsx';
import type { Found } from '../../features/list/use-found.ts';
import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import type { ListedWork, WorksData } from './data.ts';
import css from './filter-bar.module.css';
import { cleared, type FilterChoice, isChosen, toggled } from './filter-choice.ts';
import { FilterDialog } from './filter-dialog.tsx';

type FilterBarProps = {
  data: WorksData;
  choice: FilterChoice;
  found: Found<ListedWork>;
  onChange: ChangeChoice<FilterChoice>;
};

export function FilterBar({ data, choice, found, onChange }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [rooms, ...others] = data.filters;
  const chosenInDialog = others.flatMap(({ key }) => choice[key]).length;
  const result = resultOf(data, choice, found);
  return (
    <div className={css.bar}>
      <NoScriptNote />
      {rooms ? (
        <ChipRow className={css.rooms} label={rooms.label}>
          <Chip
            pressed={choice[rooms.key].length === 0}
            count={data.total}
            onClick={() => onChange((current) => cleared(current, [rooms.key]))}
          >
            Все
          </Chip>
          {rooms.options.map(({ value, label, count }) => (
            <Chip
              key={value}
              pressed={choice[rooms.key].includes(value)}
              count={count}
              onClick={() => onChange((current) => toggled(current, rooms.key, value))}
            >
              {label}
            </Chip>
          ))}
        </ChipRow>
      ) : null}
      <div className={css.side}>
        <p className={css.result} aria-live="polite">
          {result}
        </p>
        <Chip
          className={css.open}
          icon="filter"
          count={chosenInDialog || undefined}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          Фильтры
        </Chip>
      </div>
      <AppliedFilters groups={others} choice={choice} onChange={onChange} />
      {isOpen ? (
        <FilterDialog
          groups={others}
          choice={choice}
          result={result}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </div>
  );
}

function resultOf({ total }: WorksData, choice: FilterChoice, { items, status }: Found<ListedWork>): string {
  if (!isChosen(choice)) return `${counted(total, WORKS)}, сначала новые`;
  if (status === 'loading') return 'Ищем по всему списку…';
  if (status === 'failed') return 'Список загрузился не весь';
  if (status === 'more') return `Первые ${counted(items.length, WORKS)}`;
  return items.length === 0 ? 'Ничего не нашлось' : `Найдено: ${items.length}`;
}

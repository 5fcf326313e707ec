import { counted, FLATS } from '../../../model/format/plural.ts';
import { NoScriptNote } from '../../features/list/no-script-note.tsx';
import type { Found } from '../../features/list/use-found.ts';
import type { ChangeChoice } from '../../features/list/use-query-choice.ts';
import { Chip } from '../../ui/chip.tsx';
import { ChipRow } from '../../ui/chip-row.tsx';
import { type Choice, isFiltered, SORTS, type Sort } from './choice.ts';
import type { ListedFlat, SalesData } from './data.ts';
import css from './filter-bar.module.css';
import { FilterSelect } from './filter-select.tsx';
import { SOLD_LIST } from './sold-list.ts';

type FilterBarProps = {
  data: SalesData;
  choice: Choice;
  found: Found<ListedFlat>;
  onChange: ChangeChoice<Choice>;
};

const SELECTS = [
  { key: 'place', label: 'Где', any: 'Вся область', offered: 'places' },
  { key: 'price', label: 'Цена', any: 'Любая цена', offered: 'prices' },
  { key: 'area', label: 'Площадь', any: 'Любая площадь', offered: 'areas' },
  { key: 'floor', label: 'Этаж', any: 'Любой этаж', offered: 'floors' },
] as const;

export function FilterBar({ data, choice, found, onChange }: FilterBarProps) {
  const { options, total } = data;
  const { rooms } = choice;
  const isSoldList = data.base === SOLD_LIST;
  const set = (part: Partial<Choice>) => onChange((current) => ({ ...current, ...part }));
  return (
    <div className={css.bar}>
      <NoScriptNote />
      <ChipRow className={css.rooms} label="Сколько комнат">
        <Chip pressed={rooms.length === 0} count={total} onClick={() => set({ rooms: [] })}>
          Любые
        </Chip>
        {options.rooms.map(({ value, label, count }) => (
          <Chip
            key={value}
            pressed={rooms.includes(value)}
            count={count}
            onClick={() => onChange((current) => ({ ...current, rooms: toggled(current.rooms, value) }))}
          >
            {label}
          </Chip>
        ))}
      </ChipRow>
      <p className={css.result} aria-live="polite">
        {resultOf(data, choice, found)}
      </p>
      <div className={css.selects}>
        {SELECTS.map(({ key, label, any, offered }) =>
          options[offered].length > 0 ? (
            <FilterSelect
              key={key}
              label={label}
              any={any}
              options={options[offered]}
              value={choice[key]}
              onChoose={(value) => set({ [key]: value })}
            />
          ) : null,
        )}
        <FilterSelect
          label="Статус"
          {...(isSoldList ? {} : { any: 'В продаже' })}
          options={options.statuses}
          value={isSoldList ? 'sold' : choice.status}
          onChoose={(status) => set({ status })}
        />
        <FilterSelect
          label="Порядок"
          options={SORTS}
          value={choice.sort}
          onChoose={(sort) => set({ sort: sort as Sort })}
        />
      </div>
    </div>
  );
}

function toggled(rooms: Choice['rooms'], value: string): Choice['rooms'] {
  return rooms.includes(value) ? rooms.filter((one) => one !== value) : [...rooms, value].sort();
}

function resultOf({ base, onSale, sold }: SalesData, choice: Choice, { items, status }: Found<ListedFlat>): string {
  if (status === 'loading') return 'Ищем по всему списку…';
  if (status === 'failed') return 'Список загрузился не весь';
  if (isFiltered(choice)) return items.length === 0 ? 'Ничего не нашлось' : `Подходит: ${counted(items.length, FLATS)}`;
  return base === SOLD_LIST ? `Продано: ${counted(sold, FLATS)}` : `В продаже ${counted(onSale, FLATS)}`;
}

import { Button, NativeSelect, Select } from '@mantine/core';
import { useState } from 'react';

export type PageOption = { value: string; label: string };

type Props = {
  readonly label: string;
  readonly value: string | null;
  readonly likely: readonly PageOption[];
  readonly all: PageOption[];
  readonly onChange: (path: string | null) => void;
};

const OTHER = 'other';
const MOST_SHOWN = 60;

/** Offers the likely pages; all pages can be searched on demand, since a search in each row would be slow. */
export function TargetSelect({ label, value, likely, all, onChange }: Props) {
  const [isSearching, setSearching] = useState(false);
  if (isSearching) {
    return (
      <Select
        aria-label={label}
        placeholder="Начните набирать адрес или название"
        data={all}
        value={value}
        onChange={onChange}
        searchable
        clearable
        autoFocus
        limit={MOST_SHOWN}
        nothingFoundMessage="Ничего не нашлось"
      />
    );
  }
  if (likely.length === 0) {
    return (
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Выбрать страницу: ${label}`}
        onClick={() => setSearching(true)}
      >
        Выбрать страницу
      </Button>
    );
  }
  return (
    <NativeSelect
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        if (currentTarget.value === OTHER) setSearching(true);
        else onChange(currentTarget.value === '' ? null : currentTarget.value);
      }}
      data={[{ value: '', label: 'Не переводить' }, ...likely, { value: OTHER, label: 'Другая страница…' }]}
    />
  );
}

import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { KindInfo } from '../../contract/content.ts';
import { useExpandedSections } from '../fields/expanded-sections.tsx';
import { focusWhenRendered } from '../fields/focus-field.ts';
import { fieldChoices, foundChoices } from './field-choices.ts';

const NAME = 'Найти поле';

/** Leads to a field of the form by its name; before anything is typed it lists the fields outside of groups. */
export function FieldFinder({ kind }: { readonly kind: KindInfo }) {
  const { reveal } = useExpandedSections();
  const [search, setSearch] = useState('');
  const choices = useMemo(() => fieldChoices(kind), [kind]);
  const shown = search.trim() === '' ? choices.filter(({ isNested }) => !isNested) : foundChoices(choices, search);

  function lead(path: string | null) {
    setSearch('');
    if (path === null) return;
    reveal(path);
    focusWhenRendered(path);
  }

  return (
    <Select
      aria-label={NAME}
      placeholder={`${NAME}…`}
      data={shown.map(({ value, label }) => ({ value, label }))}
      filter={({ options }) => options}
      searchable
      selectFirstOptionOnChange
      value={null}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={lead}
      nothingFoundMessage="Такого поля здесь нет"
      maxDropdownHeight={360}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      size="sm"
      flex={1}
      miw={0}
      maw={320}
    />
  );
}

import { Button, Collapse, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { LEAD_KIND_NAMES } from '../../../../model/lead/lead-kinds.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import type { LeadFilters } from '../use-lead-filters.ts';
import styles from './lead-filter-bar.module.css';

// The calendar is half of the code of the inbox.
const LeadDaysFilter = lazy(async () => ({ default: (await import('./lead-days-filter.tsx')).LeadDaysFilter }));

type LeadFilterBarProps = { readonly filters: LeadFilters; readonly onChange: (changed: LeadFilters) => void };

const KINDS = [
  { value: '', label: 'Любого вида' },
  ...LEAD_KIND_NAMES.map((value) => ({ value, label: LEAD_TITLES[value] })),
];

const TYPING_MS = 300;

export function LeadFilterBar({ filters, onChange }: LeadFilterBarProps) {
  const [isOpen, { toggle }] = useDisclosure(Boolean(filters.kind || filters.from || filters.to));
  const search = useDebouncedCallback((value: string) => onChange({ text: value.trim() }), TYPING_MS);
  const input = useSearchText(filters.text ?? '', search);
  const isPhone = useIsPhone();
  const count = [filters.kind, filters.from ?? filters.to, isPhone && filters.mine].filter(Boolean).length;
  // On a phone the list begins higher without it.
  const mine = (
    <Switch
      label="Только мои"
      size="md"
      checked={filters.mine === '1'}
      onChange={({ currentTarget }) => onChange({ mine: currentTarget.checked ? '1' : '' })}
    />
  );
  return (
    <Stack gap="xs" flex="1 1 340px" maw={620}>
      <Group gap="xs">
        <TextInput
          type="search"
          aria-label="Поиск: имя, телефон или номер"
          placeholder="Имя, телефон или номер"
          flex="1 1 12rem"
          {...input}
        />
        <Button variant="default" px="sm" onClick={toggle} aria-expanded={isOpen}>
          {count > 0 ? `Фильтр: ${count}` : 'Фильтр'}
        </Button>
        {!isPhone && mine}
      </Group>
      <Collapse expanded={isOpen}>
        <Stack gap="xs">
          {isPhone && mine}
          <div className={styles.fields}>
            <NativeSelect
              label="Вид заявки"
              data={KINDS}
              value={filters.kind ?? ''}
              onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
            />
            {isOpen && (
              <Suspense>
                <LeadDaysFilter filters={filters} onChange={onChange} />
              </Suspense>
            )}
          </div>
        </Stack>
      </Collapse>
    </Stack>
  );
}

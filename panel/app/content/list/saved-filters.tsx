import { Button, CloseButton, Group, Popover, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { KindName } from '../../../../model/kinds/kinds.ts';
import { useKept } from './use-kept.ts';

type SavedFilter = { readonly name: string; readonly search: string };

/** The page is a place in the list, not a part of the filter. */
const PARTS = ['q', 'shown', 'status', 'sort'] as const;

const CURRENT = {
  'aria-current': 'true',
  bg: 'var(--mantine-color-text)',
  c: 'var(--mantine-color-body)',
} as const;

/** Named filters of a list as links, with a field that names the current one. */
export function SavedFilters({ kind }: { readonly kind: KindName }) {
  const [saved, setSaved] = useKept<SavedFilter>('filters', kind);
  const [parameters] = useSearchParams();
  const filters = saved ?? [];
  const current = searchOf(parameters);
  const isNew = current !== '' && !filters.some(({ search }) => search === current);
  if (filters.length === 0 && !isNew) return null;
  return (
    <Group gap="xs">
      {filters.map(({ name, search }) => (
        <Group key={name} gap={0} wrap="nowrap">
          <Button
            component={Link}
            to={`?${search}`}
            size="compact-sm"
            radius="xl"
            variant="default"
            {...(search === current ? CURRENT : {})}
          >
            {name}
          </Button>
          <CloseButton
            aria-label={`Убрать фильтр «${name}»`}
            onClick={() => setSaved(filters.filter((one) => one.name !== name))}
          />
        </Group>
      ))}
      {isNew && (
        <NameFilter
          onName={(name) => setSaved([...filters.filter((one) => one.name !== name), { name, search: current }])}
        />
      )}
    </Group>
  );
}

function NameFilter({ onName }: { readonly onName: (name: string) => void }) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onName(name.trim());
  };
  return (
    <Popover trapFocus position="bottom-start">
      <Popover.Target>
        <Button size="compact-sm" radius="xl" variant="default">
          Запомнить фильтр
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Запомнить фильтр">
        <form onSubmit={submit}>
          <Stack gap="xs">
            <TextInput
              label="Как назвать"
              maxLength={40}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" disabled={name.trim() === ''}>
              Запомнить
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

function searchOf(parameters: URLSearchParams): string {
  const kept = PARTS.flatMap((name): [string, string][] => {
    const value = parameters.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}

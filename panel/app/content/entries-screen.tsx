import { Box, Button, Group, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { Link } from 'react-router';
import { counted } from '../../../model/format/plural.ts';
import type { EntryStatus, EntrySummary, KindInfo } from '../../contract/content.ts';
import { NEW_ENTRY } from '../../contract/entry-address.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useAddress, useAskedInAddress } from '../lib/use-address.ts';
import { useMay } from '../lib/use-may.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { EntriesTable } from './entries-table.tsx';
import { ChoiceBar } from './list/choice-bar.tsx';
import { ColumnsMenu } from './list/columns-menu.tsx';
import type { Column } from './list/list-columns.ts';
import { RECORDS } from './list/record-words.ts';
import { SavedFilters } from './list/saved-filters.tsx';
import { useChoice } from './list/use-choice.ts';
import { useColumns } from './list/use-columns.ts';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { PasteButton } from './paste-button.tsx';
import { entriesQuery } from './queries.ts';

const NO_ENTRIES: readonly EntrySummary[] = [];
const SHOWN = {
  all: 'Все',
  live: 'На сайте',
  planned: 'Выйдут',
  over: 'Закончились',
  withdrawn: 'Сняты',
  refused: 'С ошибкой',
  draft: 'С черновиком',
} as const satisfies Record<'all' | EntryStatus['state'] | 'draft', string>;

export function EntriesScreen({ kind }: { readonly kind: KindInfo }) {
  const address = useAddress();
  const [isAdding, adding] = useDisclosure();
  useAskedInAddress(NEW_ENTRY, adding.open);
  const { data, error, isPending } = useQuery(entriesQuery(kind.name));
  const shown = address.get('shown') ?? 'all';
  const search = useSearchText(address.get('q') ?? '', (typed) =>
    address.set({ q: typed === '' ? null : typed, page: null }, { replace: true }),
  );
  const text = useDeferredValue(search.value);
  const columns = useColumns(kind, data ?? NO_ENTRIES);
  const found = useMemo(
    () => (data ?? NO_ENTRIES).filter((entry) => fits(entry, text, shown, columns.all)),
    [data, text, shown, columns.all],
  );
  const isEmpty = data?.length === 0;
  const choice = useChoice(found);
  const mayPublish = useMay('publish');
  const states = new Set<string>(['all', ...(data ?? []).flatMap(statesOf)]);
  return (
    <Stack>
      <title>{kind.title}</title>
      <Group justify="space-between" align="flex-end">
        <div>
          <Title order={1} size="h2">
            {kind.title}
          </Title>
          <Text c="dimmed" size="sm" mt={4}>
            {kind.hint}
          </Text>
        </div>
        <Group gap="sm">
          <PasteButton kind={kind.name} />
          {mayPublish && (
            <Button component={Link} to="/bin" variant="default">
              Корзина
            </Button>
          )}
          {!isEmpty && <Button onClick={adding.open}>Добавить</Button>}
        </Group>
      </Group>
      {!isEmpty && (
        <Group>
          <TextInput
            type="search"
            aria-label="Найти"
            placeholder="Найти: слово или число"
            {...search}
            flex={{ base: '1 1 100%', sm: '0 1 340px' }}
          />
          {states.size > 2 && (
            <SegmentedControl
              aria-label="Что показать"
              data={Object.entries(SHOWN).flatMap(([value, label]) => (states.has(value) ? { value, label } : []))}
              value={shown}
              onChange={(value) => address.set({ shown: value === 'all' ? null : value, page: null })}
            />
          )}
          <Text size="sm" c="dimmed" role="status">
            {isPending ? 'Загружаем…' : counted(found.length, RECORDS)}
          </Text>
          <Box ml="auto" visibleFrom="lg">
            <ColumnsMenu columns={columns.all} shown={columns.titles} onChange={columns.keep} />
          </Box>
        </Group>
      )}
      <SavedFilters kind={kind.name} />
      <ErrorAlert error={error ?? columns.error} />
      {data && (
        <EntriesTable
          {...{ kind, entries: found, columns: columns.shown, sortable: columns.all }}
          choice={mayPublish ? choice : null}
        />
      )}
      {data && mayPublish && <ChoiceBar kind={kind} choice={choice} found={found} all={data} />}
      {isEmpty && (
        <EmptyState words="Записей пока нет. Здесь будет их список, у каждой видно: на сайте она, выйдет в свой день или ждёт правки.">
          <Button onClick={adding.open}>Добавить</Button>
        </EmptyState>
      )}
      {data && !isEmpty && found.length === 0 && (
        <EmptyState words="Ничего не нашлось. Попробуйте другое слово или посмотрите все записи.">
          <Button variant="default" onClick={() => address.set({ q: null, shown: null, page: null })}>
            Показать все
          </Button>
        </EmptyState>
      )}
      <NewEntryDialog kind={kind} isOpen={isAdding} onClose={adding.close} />
    </Stack>
  );
}

function statesOf({ status, hasDraft }: EntrySummary): string[] {
  return hasDraft ? [status.state, 'draft'] : [status.state];
}

function fits(entry: EntrySummary, text: string, shown: string, columns: readonly Column[]): boolean {
  if (shown !== 'all' && !statesOf(entry).includes(shown)) return false;
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  const all = plain([entry.title, entry.slug, ...columns.map((column) => column.words(entry))].join(' '));
  return words.every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('\u00a0', ' ');
}

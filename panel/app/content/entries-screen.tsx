import { Box, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { EntrySummary, KindInfo } from '../../contract/content.ts';
import { NEW_ENTRY } from '../../contract/entry-address.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { hasWords } from '../lib/has-words.ts';
import { useAddress, useAskedInAddress } from '../lib/use-address.ts';
import { useMay } from '../lib/use-may.ts';
import { useSearchText } from '../lib/use-search-text.ts';
import { EntriesTable } from './entries-table.tsx';
import { ChoiceBar } from './list/choice-bar.tsx';
import { ColumnsMenu } from './list/columns-menu.tsx';
import { entriesCounted } from './list/entries-counted.ts';
import type { Column } from './list/list-columns.ts';
import { ListFilters, passes } from './list/list-filters.tsx';
import { ListHeader } from './list/list-header.tsx';
import { RowsToCome } from './list/rows-to-come.tsx';
import { SavedFilters } from './list/saved-filters.tsx';
import { useChoice } from './list/use-choice.ts';
import { useColumns } from './list/use-columns.ts';
import { NewEntryDialog } from './new-entry-dialog.tsx';
import { entriesQuery } from './queries.ts';

const NO_ENTRIES: readonly EntrySummary[] = [];

export function EntriesScreen({ kind }: { readonly kind: KindInfo }) {
  const address = useAddress();
  const [isAdding, adding] = useDisclosure();
  useAskedInAddress(NEW_ENTRY, adding.open);
  const { data, error, isPending } = useQuery(entriesQuery(kind.name));
  const shown = address.get('shown');
  const status = address.get('status');
  const search = useSearchText(address.get('q') ?? '', (typed) =>
    address.set({ q: typed === '' ? null : typed, page: null }, { replace: true }),
  );
  const text = useDeferredValue(search.value);
  const columns = useColumns(kind, data ?? NO_ENTRIES);
  const found = useMemo(
    () => (data ?? NO_ENTRIES).filter((entry) => passes(kind, entry, shown, status) && holds(entry, text, columns.all)),
    [data, kind, text, shown, status, columns.all],
  );
  const isEmpty = data?.length === 0;
  const choice = useChoice(found);
  const mayPublish = useMay('publish');
  return (
    <Stack>
      <ListHeader kind={kind} onAdd={isEmpty ? null : adding.open} />
      {!isEmpty && (
        <Group>
          <TextInput
            type="search"
            aria-label="Найти"
            placeholder="Найти: слово или число"
            {...search}
            flex={{ base: '1 1 100%', sm: '1 1 200px' }}
            maw={{ sm: 340 }}
          />
          <ListFilters kind={kind} entries={data ?? NO_ENTRIES} />
          <Text size="sm" c="dimmed" role="status">
            {isPending ? 'Загружаем…' : countWords(kind, found)}
          </Text>
          {mayPublish && (
            <Button variant="default" size="compact-sm" ml="auto" hiddenFrom="sm" onClick={choice.toggleMode}>
              {choice.isOn ? 'Отменить выбор' : 'Выбрать'}
            </Button>
          )}
          <Box ml="auto" visibleFrom="lg">
            <ColumnsMenu columns={columns.all} shown={columns.titles} onChange={columns.keep} />
          </Box>
        </Group>
      )}
      <SavedFilters kind={kind.name} />
      <ErrorAlert error={error ?? columns.error} />
      {isPending && <RowsToCome hasPhotos={hasPhotos(kind)} />}
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
          <Button variant="default" onClick={() => address.set({ q: null, shown: null, status: null, page: null })}>
            Показать все
          </Button>
        </EmptyState>
      )}
      <NewEntryDialog kind={kind} isOpen={isAdding} onClose={adding.close} />
    </Stack>
  );
}

function holds(entry: EntrySummary, text: string, columns: readonly Column[]): boolean {
  return hasWords([entry.title, entry.slug, ...columns.map((column) => column.words(entry))].join(' '), text);
}

function hasPhotos({ form: { fields = [] } }: KindInfo): boolean {
  return fields.some(({ widget }) => widget === 'photo' || widget === 'photos');
}

/** The ordinary state is said once instead of in each row. */
function countWords({ name }: KindInfo, found: readonly EntrySummary[]): string {
  const isLive = found.length > 1 && found.every(({ status }) => status.state === 'live');
  return `${entriesCounted(name, found.length)}${isLive ? ', все на сайте' : ''}`;
}

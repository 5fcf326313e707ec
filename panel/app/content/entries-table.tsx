import { Checkbox, Group, Pagination, Paper, Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { EntrySummary, KindInfo } from '../../contract/content.ts';
import { useAddress } from '../lib/use-address.ts';
import { useIsPhone } from '../lib/use-is-phone.ts';
import { ariaSort, endedLast, inOrder, naturalOrder, orderOf, sortName, TITLE } from './list/entry-order.ts';
import { EntryRow, WIDE } from './list/entry-row.tsx';
import type { Column } from './list/list-columns.ts';
import type { Choice } from './list/use-choice.ts';
import { schedulesQuery } from './queries.ts';
import { statusWords } from './status-words.ts';

type Props = {
  readonly kind: KindInfo;
  readonly entries: readonly EntrySummary[];
  readonly columns: readonly Column[];
  /** All columns: an address may name one that is not shown. */
  readonly sortable: readonly Column[];
  /** `null` for people who may change nothing on the site. */
  readonly choice: Choice | null;
};

const PAGE = 50;
const STATE: Column = { title: 'Состояние', words: ({ status }) => statusWords(status) };

export function EntriesTable({ kind, entries, columns, sortable, choice: possible }: Props) {
  const address = useAddress();
  const asked = address.get('sort');
  const order = orderOf(asked) ?? naturalOrder(kind, sortable);
  const page = address.number('page');
  const isPhone = useIsPhone();
  const choice = isPhone && !possible?.isOn ? null : possible;
  const schedules = useQuery(schedulesQuery()).data ?? [];
  const { by, isDown } = order;
  const column = [TITLE, STATE, ...sortable].find(({ title }) => title === by);
  const sorted = useMemo(() => {
    const inColumn = column ? inOrder(entries, column, isDown) : entries;
    return asked === null ? endedLast(inColumn, kind) : inColumn;
  }, [entries, column, isDown, asked, kind]);
  const pages = Math.ceil(sorted.length / PAGE);
  const shown = sorted.slice((Math.min(page, pages) - 1) * PAGE).slice(0, PAGE);
  const hasPhotos = entries.some(({ photo }) => photo !== null);
  const changesAt = ({ file }: EntrySummary) =>
    schedules.find((schedule) => schedule.file === file && schedule.state === 'waiting')?.at ?? null;
  const chosenHere = shown.filter(({ file }) => choice?.has(file)).length;
  const sortBy = (title: string) =>
    address.set({ sort: sortName({ by: title, isDown: by === title && !isDown }), page: null });
  const head = ({ title, isNumber }: Column, where: { readonly visibleFrom?: 'lg' } = {}) => (
    <Table.Th key={title} aria-sort={ariaSort(order, title)} ta={isNumber ? 'right' : undefined} {...where}>
      <UnstyledButton fw={500} fz="sm" onClick={() => sortBy(title)}>
        {title} {by === title ? (isDown ? '↓' : '↑') : ''}
      </UnstyledButton>
    </Table.Th>
  );
  if (entries.length === 0) return null;
  return (
    <>
      <Paper withBorder component={Table.ScrollContainer} minWidth={0} type="native">
        <Table highlightOnHover verticalSpacing="xs" horizontalSpacing="sm" aria-label={kind.title}>
          <Table.Thead hidden={isPhone && !choice}>
            <Table.Tr>
              {choice && (
                <Table.Th w={44}>
                  <Checkbox
                    aria-label="Выбрать все на странице"
                    checked={chosenHere === shown.length}
                    indeterminate={chosenHere > 0 && chosenHere < shown.length}
                    onChange={(event) => choice.set(shown, event.currentTarget.checked)}
                  />
                </Table.Th>
              )}
              {hasPhotos && (
                <Table.Th w={{ base: 68, sm: 84 }}>
                  <VisuallyHidden>Снимок</VisuallyHidden>
                </Table.Th>
              )}
              {isPhone ? <Table.Th>Все на странице</Table.Th> : head(TITLE)}
              {columns.map((one) => head(one, WIDE))}
              {!isPhone && head(STATE)}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((entry) => (
              <EntryRow
                key={entry.file}
                {...{ kind, entry, columns, hasPhotos, isPhone }}
                changesAt={changesAt(entry)}
                isChosen={choice?.has(entry.file) ?? false}
                onToggle={choice && ((isRange) => choice.toggle(entry.file, isRange, shown))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      {pages > 1 && (
        <Group justify="center">
          <Pagination
            total={pages}
            value={Math.min(page, pages)}
            onChange={(next) => address.set({ page: String(next) })}
            getControlProps={pageLabel}
          />
        </Group>
      )}
    </>
  );
}

const PAGE_LABELS = { first: 'Первая', previous: 'Назад', next: 'Вперёд', last: 'Последняя' } as const;
const pageLabel = (control: keyof typeof PAGE_LABELS) => ({ 'aria-label': PAGE_LABELS[control] });

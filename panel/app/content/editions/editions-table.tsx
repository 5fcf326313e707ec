import { Paper, Table, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { EntryRow, WIDE } from '../list/entry-row.tsx';
import { type Column, DATE_COLUMN } from '../list/list-columns.ts';
import { schedulesQuery } from '../queries.ts';
import type { EditionGroup } from './edition-groups.ts';
import styles from './editions-table.module.css';

type Props = { readonly kind: KindInfo; readonly groups: readonly EditionGroup[] };

const FIRST_DAY: Column = { title: 'Действует', words: (entry) => `с ${DATE_COLUMN.words(entry)}` };
const COLUMNS = [FIRST_DAY];
/** The day is the title of a further edition. */
const FURTHER_COLUMNS: readonly Column[] = [{ ...FIRST_DAY, words: () => '' }];

export function EditionsTable({ kind, groups }: Props) {
  const isPhone = useIsPhone();
  return (
    <Paper withBorder component={Table.ScrollContainer} minWidth={0} type="native">
      <Table
        className={styles.table ?? ''}
        highlightOnHover
        verticalSpacing="xs"
        horizontalSpacing="sm"
        withRowBorders={false}
        aria-label={kind.title}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Документ</Table.Th>
            <Table.Th {...WIDE}>{FIRST_DAY.title}</Table.Th>
            {!isPhone && <Table.Th>Состояние</Table.Th>}
          </Table.Tr>
        </Table.Thead>
        {groups.map((group) => (
          <Document key={group.folder} kind={kind} group={group} isPhone={isPhone} />
        ))}
      </Table>
    </Paper>
  );
}

type DocumentProps = { readonly kind: KindInfo; readonly group: EditionGroup; readonly isPhone: boolean };

function Document({ kind, group: { present, earlier }, isPhone }: DocumentProps) {
  const [isOpen, setOpen] = useState(false);
  const schedules = useQuery(schedulesQuery()).data ?? [];
  const [first] = [...present, ...earlier];
  /** Further editions stand below their document, so its name is not repeated. */
  const row = (entry: EntrySummary) => (
    <EntryRow
      key={entry.file}
      {...{ kind, isPhone }}
      entry={entry === first ? entry : { ...entry, title: `Редакция ${FIRST_DAY.words(entry)}` }}
      columns={entry === first ? COLUMNS : FURTHER_COLUMNS}
      hasPhotos={false}
      hasStates
      changesAt={schedules.find(({ file, state }) => file === entry.file && state === 'waiting')?.at ?? null}
      isChosen={false}
      onToggle={null}
    />
  );
  return (
    <Table.Tbody>
      {present.map(row)}
      {earlier.length > 0 && (
        <Table.Tr>
          <Table.Td colSpan={COLUMNS.length + 2}>
            <UnstyledButton py={4} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              <Text size="sm" c="dimmed">
                <span aria-hidden>{isOpen ? '▾' : '▸'} </span>
                Прежние редакции: {earlier.length}
              </Text>
            </UnstyledButton>
          </Table.Td>
        </Table.Tr>
      )}
      {isOpen && earlier.map(row)}
    </Table.Tbody>
  );
}

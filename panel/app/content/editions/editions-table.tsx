import { Anchor, Paper, Table, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { EntryRow } from '../list/entry-row.tsx';
import { DATE_COLUMN } from '../list/list-columns.ts';
import { schedulesQuery } from '../queries.ts';
import type { EditionGroup } from './edition-groups.ts';
import styles from './editions-table.module.css';

type Props = { readonly kind: KindInfo; readonly groups: readonly EditionGroup[] };

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
        {!isPhone && (
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Документ</Table.Th>
              <Table.Th>Состояние</Table.Th>
              <Table.Th>
                <VisuallyHidden>Прежние редакции</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
        )}
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
  const hasNext = present.some(({ status }) => status.state === 'planned');
  const isValidAlone = ({ status }: EntrySummary) => status.state === 'live' && !hasNext;
  const toEarlier = earlier.length > 0 && present.length > 0 && (
    <Anchor
      component="button"
      type="button"
      size="sm"
      py={2}
      my={-2}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      прежние{isPhone ? <VisuallyHidden> редакции</VisuallyHidden> : ' редакции'}: {earlier.length}
    </Anchor>
  );
  /** Further editions stand below their document, so its name is not repeated. */
  const row = (entry: EntrySummary) => (
    <EntryRow
      key={entry.file}
      {...{ kind, isPhone }}
      entry={entry === first ? entry : { ...entry, title: `Редакция с ${DATE_COLUMN.words(entry)}` }}
      columns={[]}
      hasPhotos={false}
      changesAt={schedules.find(({ file, state }) => file === entry.file && state === 'waiting')?.at ?? null}
      isChosen={false}
      onToggle={null}
      note={isValidAlone(entry) ? 'следующая редакция не назначена' : undefined}
      aside={entry === first ? toEarlier : null}
    />
  );
  return (
    <Table.Tbody>
      {present.map(row)}
      {(isOpen || present.length === 0) && earlier.map(row)}
    </Table.Tbody>
  );
}

import { Anchor, Box, Checkbox, Group, Image, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { typograph } from '../../../../model/format/typograph.ts';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import { thumbUrl } from '../../media/photo-value.ts';
import { EntryCaption } from './entry-caption.tsx';
import styles from './entry-row.module.css';
import { EntryStates } from './entry-states.tsx';
import type { Column } from './list-columns.ts';
import { StatusMenu } from './status-menu.tsx';

/** Columns hidden on phones and tablets. */
export const WIDE = { visibleFrom: 'lg' } as const;
const CHOSEN = { bg: 'var(--mantine-color-default-hover)' } as const;

type Props = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  readonly columns: readonly Column[];
  readonly hasPhotos: boolean;
  readonly isPhone: boolean;
  /** ISO moment of the next scheduled edit. */
  readonly changesAt: string | null;
  readonly isChosen: boolean;
  /** @param isRange whether Shift was held */
  readonly onToggle: ((isRange: boolean) => void) | null;
  /** Follows the states. */
  readonly note?: string | undefined;
  /** At the end of the row, on phones next to the states; `null` leaves its place empty. */
  readonly aside?: ReactNode;
};

export function EntryRow(props: Props) {
  const { kind, entry, columns, hasPhotos, isPhone, changesAt, isChosen, onToggle } = props;
  const aside = props.aside && <div className={styles.aside}>{props.aside}</div>;
  const { photo, file, title } = entry;
  const states = <EntryStates {...{ kind, entry, changesAt }} isBrief={isPhone} note={props.note} />;
  return (
    <Table.Tr className={styles.row ?? ''} {...(isChosen ? CHOSEN : {})}>
      {onToggle && (
        <Table.Td className={styles.above ?? ''}>
          <Checkbox
            aria-label={`Выбрать: ${title}`}
            checked={isChosen}
            onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
          />
        </Table.Td>
      )}
      {hasPhotos && (
        <Table.Td>
          {photo && (
            <Box w={{ base: 52, sm: 68 }} h={46} className={styles.photo ?? ''}>
              <Image src={thumbUrl(photo)} h={46} radius="sm" alt="" loading="lazy" />
            </Box>
          )}
        </Table.Td>
      )}
      <Table.Td data-words {...(hasPhotos && isPhone ? { pl: 0 } : {})}>
        <Anchor
          component={Link}
          to={entryAddress(kind, file)}
          underline="hover"
          fw={500}
          className={styles.title ?? ''}
        >
          {typograph(title)}
        </Anchor>
        <EntryCaption
          form={kind.form}
          entry={entry}
          columns={columns}
          states={isPhone && states}
          aside={isPhone && aside}
        />
      </Table.Td>
      {columns.map((column) => (
        <Table.Td
          key={column.title}
          data-words={isLong(column.words(entry)) || undefined}
          ta={column.isNumber ? 'right' : undefined}
          {...WIDE}
        >
          <Value form={kind.form} column={column} entry={entry} />
        </Table.Td>
      ))}
      {!isPhone && (
        <Table.Td>
          <Group gap="2px 12px">{states}</Group>
        </Table.Td>
      )}
      {!isPhone && aside !== undefined && <Table.Td ta="right">{aside}</Table.Td>}
    </Table.Tr>
  );
}

type ValueProps = { readonly form: KindInfo['form']; readonly column: Column; readonly entry: EntrySummary };

function Value({ form, column, entry }: ValueProps) {
  const words = column.words(entry);
  return column.status && words !== '' ? (
    <StatusMenu form={form} field={column.status} entry={entry} words={words} />
  ) : (
    words
  );
}

/** Long values may break anywhere; short ones, such as dates, are kept on one line. */
function isLong(value = ''): boolean {
  return value.length > 20;
}

import { Anchor, Checkbox, Image, Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { typograph } from '../../../../model/format/typograph.ts';
import type { EntrySummary, KindInfo } from '../../../contract/content.ts';
import { entryAddress } from '../../../contract/entry-address.ts';
import { thumbUrl } from '../../media/photo-value.ts';
import styles from './entry-row.module.css';
import { EntryStates } from './entry-states.tsx';
import type { Column } from './list-columns.ts';

/** Columns hidden on phones and tablets. */
export const WIDE = { visibleFrom: 'lg' } as const;
/** Columns that narrow screens show below the title. */
const SUMMARY_COLUMNS = 4;
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
};

export function EntryRow({ kind, entry, columns, hasPhotos, isPhone, changesAt, isChosen, onToggle }: Props) {
  const { photo, file, title } = entry;
  // A bare number says nothing without the title of its column.
  const words = columns.map((column) => column.words(entry)).filter((word) => !/^\d*$/.test(word));
  return (
    <Table.Tr className={styles.row ?? ''} {...(isChosen ? CHOSEN : {})}>
      {onToggle && (
        <Table.Td className={styles.choice ?? ''}>
          <Checkbox
            aria-label={`Выбрать: ${title}`}
            checked={isChosen}
            onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey)}
          />
        </Table.Td>
      )}
      {hasPhotos && (
        <Table.Td>
          {photo && <Image src={thumbUrl(photo)} w={{ base: 52, sm: 68 }} h={46} radius="sm" alt="" loading="lazy" />}
        </Table.Td>
      )}
      <Table.Td data-words>
        <Anchor
          component={Link}
          to={entryAddress(kind, file)}
          underline="hover"
          fw={500}
          className={styles.title ?? ''}
        >
          {typograph(title)}
        </Anchor>
        <Text size="sm" c="dimmed" hiddenFrom="lg">
          {words.slice(0, SUMMARY_COLUMNS).join(' · ')}
        </Text>
        {isPhone && <EntryStates {...{ kind, entry, changesAt }} isBrief={kind.folders === null} />}
      </Table.Td>
      {columns.map((column) => {
        const words = column.words(entry);
        return (
          <Table.Td
            key={column.title}
            data-words={isLong(words) || undefined}
            ta={column.isNumber ? 'right' : undefined}
            {...WIDE}
          >
            {words}
          </Table.Td>
        );
      })}
      {!isPhone && (
        <Table.Td>
          <EntryStates {...{ kind, entry, changesAt }} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}

/** Long values may break anywhere; short ones, such as dates, are kept on one line. */
function isLong(value = ''): boolean {
  return value.length > 20;
}

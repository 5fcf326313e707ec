import {
  Anchor,
  Badge,
  Checkbox,
  Group,
  Image,
  Pagination,
  Table,
  Text,
  UnstyledButton,
  VisuallyHidden,
} from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { EntrySummary, KindInfo } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { useAddress } from '../lib/use-address.ts';
import { thumbUrl } from '../media/photo-value.ts';
import styles from './entries-table.module.css';
import { type Column, DATE } from './list/list-columns.ts';
import type { Choice } from './list/use-choice.ts';
import { statusColour, statusWords } from './status-words.ts';

type Props = {
  readonly kind: KindInfo;
  readonly entries: readonly EntrySummary[];
  readonly columns: readonly Column[];
  /** All columns: an address may name one that is not shown. */
  readonly sortable: readonly Column[];
  /** `null` for people who may change nothing on the site. */
  readonly choice: Choice | null;
};
type Order = { readonly by: string; readonly isDown: boolean };

const PAGE = 50;
/** Columns that narrow screens show below the title. */
const SUMMARY_COLUMNS = 3;
const TITLE: Column = { title: 'Название', words: ({ title }) => title };
const STATE: Column = { title: 'Состояние', words: ({ status }) => statusWords(status) };
/** Prefix of the column name in the address for a descending order. */
const DOWN = '-';
/** Columns hidden on phones and tablets; photos are hidden on phones only. */
const WIDE = { visibleFrom: 'lg' } as const;

export function EntriesTable({ kind, entries, columns, sortable, choice }: Props) {
  const address = useAddress();
  const order = orderOf(address.get('sort')) ?? naturalOrder(kind, sortable);
  const page = address.number('page');
  const { by, isDown } = order;
  const column = [TITLE, STATE, ...sortable].find(({ title }) => title === by);
  const sorted = useMemo(() => (column ? inOrder(entries, column, isDown) : entries), [entries, column, isDown]);
  const pages = Math.ceil(sorted.length / PAGE);
  const shown = sorted.slice((Math.min(page, pages) - 1) * PAGE).slice(0, PAGE);
  const hasPhotos = entries.some(({ photo }) => photo !== null);
  const chosenHere = shown.filter(({ file }) => choice?.has(file)).length;
  const sortBy = (title: string) =>
    address.set({ sort: by === title && !isDown ? `${DOWN}${title}` : title, page: null });
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
      <Table.ScrollContainer minWidth={0} type="native">
        <Table highlightOnHover verticalSpacing="xs" aria-label={kind.title}>
          <Table.Thead>
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
                <Table.Th w={84} visibleFrom="sm">
                  <VisuallyHidden>Снимок</VisuallyHidden>
                </Table.Th>
              )}
              {head(TITLE)}
              {columns.map((one) => head(one, WIDE))}
              {head(STATE)}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((entry) => (
              <Row
                key={entry.file}
                {...{ kind, entry, columns, hasPhotos }}
                isChosen={choice?.has(entry.file) ?? false}
                onToggle={choice && ((isRange) => choice.toggle(entry.file, isRange, shown))}
              />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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

const CHOSEN = { bg: 'var(--mantine-color-default-hover)' } as const;

type RowProps = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  readonly columns: readonly Column[];
  readonly hasPhotos: boolean;
  readonly isChosen: boolean;
  /** @param isRange whether Shift was held */
  readonly onToggle: ((isRange: boolean) => void) | null;
};

function Row({ kind, entry, columns, hasPhotos, isChosen, onToggle }: RowProps) {
  const { photo, file, title, status, hasDraft } = entry;
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
        <Table.Td visibleFrom="sm">
          {photo && <Image src={thumbUrl(photo)} w={68} h={46} radius="sm" alt="" loading="lazy" />}
        </Table.Td>
      )}
      <Table.Td data-words>
        <Anchor component={Link} to={entryAddress(kind, file)} fw={500} className={styles.title ?? ''}>
          {title}
        </Anchor>
        <Text size="sm" c="dimmed" hiddenFrom="lg">
          {words.slice(0, SUMMARY_COLUMNS).join(' · ')}
        </Text>
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
      <Table.Td>
        <Group gap={4}>
          <Badge color={statusColour(status)} miw="max-content">
            {statusWords(status)}
          </Badge>
          {hasDraft && (
            <Badge variant="outline" color="orange" miw="max-content">
              черновик
            </Badge>
          )}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** Long values may break anywhere; short ones, such as dates, are kept on one line. */
function isLong(value = ''): boolean {
  return value.length > 20;
}

/** The order of the site where entries have a place in it, else the newest first, else by title. */
function naturalOrder({ form }: KindInfo, columns: readonly Column[]): Order {
  const place = form.fields?.find(({ key }) => key === 'order');
  if (place) return { by: place.title, isDown: false };
  const isDated = columns.some(({ title }) => title === DATE);
  return isDated ? { by: DATE, isDown: true } : { by: TITLE.title, isDown: false };
}

function orderOf(sort: string | null): Order | null {
  if (!sort) return null;
  const isDown = sort.startsWith(DOWN);
  return { by: isDown ? sort.slice(DOWN.length) : sort, isDown };
}

function ariaSort(order: Order, by: string): 'none' | 'ascending' | 'descending' {
  if (order.by !== by) return 'none';
  return order.isDown ? 'descending' : 'ascending';
}

const compare = new Intl.Collator('ru', { numeric: true }).compare;

function inOrder(entries: readonly EntrySummary[], column: Column, isDown: boolean): EntrySummary[] {
  const keyed = entries.map((entry) => {
    // A space between thousands would end the number in the numeric comparison.
    const key = column.key?.(entry) ?? column.words(entry).replaceAll(/(?<=\d)\s(?=\d)/g, '');
    return { entry, key };
  });
  keyed.sort((one, other) => compare(one.key, other.key));
  const sorted = keyed.map(({ entry }) => entry);
  return isDown ? sorted.reverse() : sorted;
}

const PAGE_LABELS = { first: 'Первая', previous: 'Назад', next: 'Вперёд', last: 'Последняя' } as const;
const pageLabel = (control: keyof typeof PAGE_LABELS) => ({ 'aria-label': PAGE_LABELS[control] });

import { Anchor, Badge, Group, Image, Pagination, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate } from '../../../model/format/date.ts';
import type { EntrySummary, KindInfo } from '../../contract/content.ts';
import { entryAddress } from '../../contract/entry-address.ts';
import { useAddress } from '../lib/use-address.ts';
import { thumbUrl } from '../media/photo-value.ts';
import { statusColour, statusWords } from './status-words.ts';

type Props = { readonly kind: KindInfo; readonly entries: readonly EntrySummary[] };
type Order = { readonly by: string; readonly isDown: boolean };

const PAGE = 50;
const BY_TITLE = 'Название';
const BY_DATE = 'Дата';
/** Prefix of the column name in the address for a descending order. */
const DOWN = '-';
/** Columns hidden on phones and tablets. */
const WIDE = { visibleFrom: 'lg' } as const;

export function EntriesTable({ kind, entries }: Props) {
  const address = useAddress();
  const order = orderOf(address.get('sort'));
  const page = address.number('page');
  const columns = Object.keys(entries[0]?.columns ?? {});
  const sorted = order ? inOrder(entries, order) : entries;
  const pages = Math.ceil(sorted.length / PAGE);
  const shown = sorted.slice((Math.min(page, pages) - 1) * PAGE).slice(0, PAGE);
  const hasPhotos = entries.some(({ photo }) => photo !== null);
  const hasDate = entries.some(({ date }) => date !== null);
  const sortBy = (by: string) =>
    address.set({ sort: order?.by === by && !order.isDown ? `${DOWN}${by}` : by, page: null });
  const head = (by: string, where: { readonly visibleFrom?: 'lg' } = {}) => (
    <Table.Th key={by} aria-sort={ariaSort(order, by)} {...where}>
      <UnstyledButton fw={500} fz="sm" onClick={() => sortBy(by)}>
        {by} {order?.by === by ? (order.isDown ? '↓' : '↑') : ''}
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
              {hasPhotos && (
                <Table.Th w={84}>
                  <VisuallyHidden>Снимок</VisuallyHidden>
                </Table.Th>
              )}
              {head(BY_TITLE)}
              {columns.map((column) => head(column, WIDE))}
              {hasDate && head(BY_DATE, WIDE)}
              <Table.Th>Состояние</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((entry) => (
              <Row key={entry.file} {...{ kind, entry, columns, hasPhotos, hasDate }} />
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

type RowProps = {
  readonly kind: KindInfo;
  readonly entry: EntrySummary;
  readonly columns: readonly string[];
  readonly hasPhotos: boolean;
  readonly hasDate: boolean;
};

function Row({ kind, entry, columns, hasPhotos, hasDate }: RowProps) {
  const { photo, file, title, date, status, hasDraft } = entry;
  return (
    <Table.Tr>
      {hasPhotos && (
        <Table.Td>{photo && <Image src={thumbUrl(photo)} w={68} h={46} radius="sm" alt="" loading="lazy" />}</Table.Td>
      )}
      <Table.Td data-words>
        <Anchor component={Link} to={entryAddress(kind, file)} fw={500}>
          {title}
        </Anchor>
      </Table.Td>
      {columns.map((column) => (
        <Table.Td key={column} data-words={isLong(entry.columns[column]) || undefined} {...WIDE}>
          {entry.columns[column]}
        </Table.Td>
      ))}
      {hasDate && (
        <Table.Td {...WIDE}>
          <Text size="sm">{date && formatDate(date)}</Text>
        </Table.Td>
      )}
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

function orderOf(sort: string | null): Order | null {
  if (!sort) return null;
  const isDown = sort.startsWith(DOWN);
  return { by: isDown ? sort.slice(DOWN.length) : sort, isDown };
}

function ariaSort(order: Order | null, by: string): 'none' | 'ascending' | 'descending' {
  if (order?.by !== by) return 'none';
  return order.isDown ? 'descending' : 'ascending';
}

const compare = new Intl.Collator('ru', { numeric: true }).compare;

function inOrder(entries: readonly EntrySummary[], { by, isDown }: Order): EntrySummary[] {
  const key = (entry: EntrySummary) => {
    if (by === BY_TITLE) return entry.title;
    // A space between thousands would end the number in the numeric comparison.
    return by === BY_DATE ? (entry.date ?? '') : (entry.columns[by] ?? '').replaceAll(/(?<=\d)\s(?=\d)/g, '');
  };
  const sorted = entries.toSorted((one, other) => compare(key(one), key(other)));
  return isDown ? sorted.reverse() : sorted;
}

const PAGE_LABELS = { first: 'Первая', previous: 'Назад', next: 'Вперёд', last: 'Последняя' } as const;
const pageLabel = (control: keyof typeof PAGE_LABELS) => ({ 'aria-label': PAGE_LABELS[control] });

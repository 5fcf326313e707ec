import { Anchor, Button, Group, Loader, Paper, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { clockAt, formatDate, formatDayMonth, isoDayAt } from '../../../model/format/date.ts';
import type { Staff } from '../../contract/access.ts';
import type { JournalLine } from '../../contract/journal.ts';
import { JOURNAL_EVENTS } from '../../contract/journal.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { useAddress, usePagesInAddress } from '../lib/use-address.ts';
import { useBrand } from '../look/use-brand.ts';

type Page = { readonly lines: readonly JournalLine[]; readonly hasMore: boolean };

const EVENTS = Object.entries(JOURNAL_EVENTS).map(([value, label]) => ({ value, label }));
const OTHERS = ['командная строка', 'неизвестный'];

/** The journal of staff actions. The filter and the number of loaded pages are kept in the address. */
export function JournalScreen() {
  const filter = useAddress();
  const who = filter.get('who');
  const what = filter.get('what');
  const staff = useQuery({ queryKey: ['people'], queryFn: () => get<Staff>('/api/people') });
  const journal = useInfiniteQuery({
    queryKey: ['journal', who, what],
    initialPageParam: '',
    queryFn: ({ pageParam }) => {
      const asked = { ...(who && { who }), ...(what && { what }), ...(pageParam && { before: pageParam }) };
      return get<Page>(`/api/journal?${new URLSearchParams(asked)}`);
    },
    getNextPageParam: ({ lines, hasMore }: Page) => (hasMore ? String(lines.at(-1)?.id) : undefined),
  });
  const choose = (name: 'who' | 'what') => (value: string | null) =>
    filter.set({ [name]: value, pages: null }, { replace: true });
  const showMore = usePagesInAddress(journal);
  const names = [...new Set([...(staff.data?.people ?? []).map(({ name }) => name), ...OTHERS])];
  const lines = journal.data?.pages.flatMap((page) => page.lines) ?? [];
  return (
    <Stack maw={1160}>
      <title>Журнал</title>
      <Title order={1} size="h2">
        Журнал
      </Title>
      <Text c="dimmed">
        Кто входил, кого звали, что выгружали. Правки сайта — на экране{' '}
        <Anchor component={Link} to="/site">
          «Страницы сайта»
        </Anchor>{' '}
        и в истории каждой записи.
      </Text>
      <Group maw={640} grow preventGrowOverflow={false}>
        <Select label="Кто" data={names} value={who} onChange={choose('who')} clearable placeholder="Все" />
        <Select label="Что" data={EVENTS} value={what} onChange={choose('what')} clearable placeholder="Всё" />
      </Group>
      <ErrorAlert error={journal.error} />
      {journal.isPending && <Loader role="status" aria-label="Загрузка" />}
      {journal.isSuccess && lines.length === 0 && <Text>Таких записей нет.</Text>}
      {lines.length > 0 && <Lines lines={lines} />}
      {journal.hasNextPage && (
        <div>
          <Button variant="default" onClick={showMore} loading={journal.isFetchingNextPage}>
            Показать более ранние
          </Button>
        </div>
      )}
    </Stack>
  );
}

function Lines({ lines }: { readonly lines: readonly JournalLine[] }) {
  return (
    <Paper withBorder>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Когда</Table.Th>
            <Table.Th>Что</Table.Th>
            <Table.Th>Кто</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map(({ id, at, who, what, about }) => (
            <Table.Tr key={id}>
              <Table.Td valign="top">
                <Moment at={at} />
              </Table.Td>
              <Table.Td valign="top" data-words>
                <Text fw={500}>{JOURNAL_EVENTS[what]}</Text>
                {about && (
                  <Text c="dimmed" size="sm">
                    {about}
                  </Text>
                )}
              </Table.Td>
              <Table.Td valign="top" data-words>
                {who}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** Day and hour, with the year of an earlier one. */
function Moment({ at }: { readonly at: string }) {
  const { utcOffsetHours } = useBrand();
  const { day, time } = clockAt(new Date(at), utcOffsetHours);
  const isThisYear = day.slice(0, 4) === isoDayAt(new Date(), utcOffsetHours).slice(0, 4);
  return `${isThisYear ? formatDayMonth(day) : formatDate(day)}, ${time}`;
}

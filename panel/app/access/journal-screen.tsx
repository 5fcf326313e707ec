import { Anchor, Button, Group, List, Loader, Paper, Select, Stack, Table, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { timeAt } from '../../../model/format/date.ts';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted } from '../../../model/format/plural.ts';
import { whenWords } from '../../../model/format/when-words.ts';
import type { Staff } from '../../contract/access.ts';
import type { JournalLine } from '../../contract/journal.ts';
import { JOURNAL_EVENTS, NOBODY } from '../../contract/journal.ts';
import { BY_COMMAND, ByCommand } from '../lib/by-command.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { useAddress, usePagesInAddress } from '../lib/use-address.ts';
import { useBrand } from '../look/use-brand.ts';
import styles from './journal.module.css';
import type { JournalRow } from './sign-in-series.ts';
import { joinSignIns } from './sign-in-series.ts';

type Page = { readonly lines: readonly JournalLine[]; readonly hasMore: boolean };

const EVENTS = Object.entries(JOURNAL_EVENTS).map(([value, label]) => ({ value, label }));
const TIMES: PluralForms = ['раз', 'раза', 'раз'];

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
  const people = [...new Set((staff.data?.people ?? []).map(({ name }) => name))];
  const names = [...people, NOBODY.stranger, { value: NOBODY.console, label: BY_COMMAND }];
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
  const { utcOffsetHours } = useBrand();
  return (
    <Paper withBorder className={styles.frame ?? ''}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Когда</Table.Th>
            <Table.Th>Что</Table.Th>
            <Table.Th>Кто</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {joinSignIns(lines, utcOffsetHours).map((row) => (
            <Row key={row[0].id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

function Row({ row }: { readonly row: JournalRow }) {
  const { utcOffsetHours } = useBrand();
  const [{ at, who, what, about }] = row;
  return (
    <Table.Tr>
      <Table.Td valign="top" className={styles.when ?? ''}>
        {whenWords(new Date(at), new Date(), utcOffsetHours)}
      </Table.Td>
      <Table.Td valign="top" className={styles.what ?? ''} data-words>
        {row.length > 1 ? (
          <details>
            <Text component="summary" fw={500}>
              {`${JOURNAL_EVENTS[what]}, ${counted(row.length, TIMES)}`}
            </Text>
            <List listStyleType="none" size="sm" c="dimmed">
              {row.map((line) => (
                <List.Item key={line.id}>
                  {[timeAt(new Date(line.at), utcOffsetHours), line.about].filter(Boolean).join(', ')}
                </List.Item>
              ))}
            </List>
          </details>
        ) : (
          <Text fw={500}>{JOURNAL_EVENTS[what]}</Text>
        )}
        {row.length === 1 && about && (
          <Text c="dimmed" size="sm">
            {about}
          </Text>
        )}
      </Table.Td>
      <Table.Td valign="top" className={styles.who ?? ''} data-words>
        {who === NOBODY.console ? <ByCommand /> : who}
      </Table.Td>
    </Table.Tr>
  );
}

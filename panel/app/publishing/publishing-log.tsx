import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PublishingReport } from '../../contract/content.ts';
import { EntryLink } from '../content/entry-link.tsx';
import { StateSign } from '../content/list/state-sign.tsx';
import { recentQuery } from '../content/queries.ts';
import { CHANGE_WORDS } from '../content/status-words.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { changeState } from './change-state.ts';
import { statusOf } from './publishing-status.tsx';

/** The last publication with its outcome, then the last edits: when, what, who, state. */
export function PublishingLog({ report }: { readonly report: PublishingReport }) {
  const momentWords = useMomentWords();
  const recent = useQuery(recentQuery());
  return (
    <>
      <ErrorAlert error={recent.error} />
      <Table layout="fixed" aria-label="Публикация и недавние правки" verticalSpacing="xs" horizontalSpacing={0}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th visibleFrom="md" w="13rem">
              Когда
            </Table.Th>
            <Table.Th>Что</Table.Th>
            <Table.Th visibleFrom="md" w="12rem">
              Кто
            </Table.Th>
            <Table.Th w="9rem">Состояние</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Row
            when={report.liveSince === null ? 'ещё не было' : momentWords(report.liveSince)}
            who="сайт"
            state={statusOf(report, '')}
          >
            <Text fw={500}>Последняя публикация</Text>
          </Row>
          {recent.data?.map((change) => (
            <Row key={change.id} when={momentWords(change.at)} who={change.who} state={changeState(report, change)}>
              <Text>
                {change.what === 'deleted' ? change.title : <EntryLink file={change.file} title={change.title} />},{' '}
                {CHANGE_WORDS[change.what]}
              </Text>
            </Row>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

type RowProps = {
  readonly when: string;
  readonly who: string;
  readonly state: { readonly colour: string; readonly words: string };
  readonly children: ReactNode;
};

function Row({ when, who, state, children }: RowProps) {
  return (
    <Table.Tr>
      <Table.Td visibleFrom="md" valign="top" c="dimmed">
        {when}
      </Table.Td>
      <Table.Td valign="top" data-words pr="sm">
        {children}
        <Text size="sm" c="dimmed" hiddenFrom="md">
          {when}, {who}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md" valign="top" data-words pr="sm">
        {who}
      </Table.Td>
      <Table.Td valign="top">
        <StateSign {...state} />
      </Table.Td>
    </Table.Tr>
  );
}

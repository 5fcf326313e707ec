import { Button, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted } from '../../../model/format/plural.ts';
import type { PublishingReport, RecentChange } from '../../contract/content.ts';
import { EntryLink } from '../content/entry-link.tsx';
import { StateSign } from '../content/list/state-sign.tsx';
import { latestQuery } from '../content/queries.ts';
import { CHANGE_WORDS } from '../content/status-words.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { publicationsOf } from './publications.ts';
import { statusOf } from './publishing-status.tsx';

const ENTRIES: PluralForms = ['запись', 'записи', 'записей'];
const FIRST = 10;

/** The last publication with its outcome, then what was published, newest first: when, what, who, state. */
export function PublishingLog({ report }: { readonly report: PublishingReport }) {
  const momentWords = useMomentWords();
  const [shown, setShown] = useState(FIRST);
  const latest = useQuery(latestQuery());
  const publications = publicationsOf(report, latest.data ?? []);
  return (
    <>
      <ErrorAlert error={latest.error} />
      <Table layout="fixed" aria-label="Публикации" verticalSpacing="xs" horizontalSpacing={0}>
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
          {publications.slice(0, shown).map(({ id, at, who, changes, state }) => (
            <Row key={id} when={momentWords(at)} who={who} state={state}>
              <Changes changes={changes} />
            </Row>
          ))}
        </Table.Tbody>
      </Table>
      {publications.length > shown && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setShown(publications.length)}>
            Показать более ранние: {publications.length - shown}
          </Button>
        </div>
      )}
    </>
  );
}

function Changes({ changes }: { readonly changes: readonly RecentChange[] }) {
  const lines = changes.map(({ id, file, title, what }) => (
    <Text key={id}>
      {what === 'deleted' ? title : <EntryLink file={file} title={title} />}, {CHANGE_WORDS[what]}
    </Text>
  ));
  if (lines.length === 1) return lines;
  return (
    <details>
      <summary>{counted(lines.length, ENTRIES)}</summary>
      {lines}
    </details>
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

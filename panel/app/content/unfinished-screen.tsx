import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Scheduled } from '../../contract/content.ts';
import { Block } from '../lib/block.tsx';
import { CARD } from '../lib/card.ts';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { TwoColumns } from '../lib/two-columns.tsx';
import { useMay } from '../lib/use-may.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { RecentChanges } from '../site-map/recent-changes.tsx';
import { BinBlock } from './bin/bin-block.tsx';
import { EntryLink } from './entry-link.tsx';
import { draftsQuery, plannedQuery, schedulesQuery } from './queries.ts';
import { WaitingList } from './review/waiting-list.tsx';
import { CancelButton } from './scheduled/cancel-button.tsx';
import { changeWords } from './scheduled/change-words.ts';
import { statusWords } from './status-words.ts';
import { NoticeList } from './together/notice-list.tsx';
import { usePublishDrafts } from './use-publish-drafts.ts';

const STATES = {
  waiting: { colour: 'blue', words: 'ждёт' },
  live: { colour: 'green', words: 'на сайте' },
  failed: { colour: 'red', words: 'не вышло' },
} as const satisfies Record<Scheduled['state'], object>;

/** What waits: for a reviewer, for the person, in drafts and by schedule. */
export function UnfinishedScreen() {
  const momentWords = useMomentWords();
  const drafts = useQuery(draftsQuery());
  const schedules = useQuery(schedulesQuery());
  const planned = useQuery(plannedQuery());
  const mayPublish = useMay('publish');
  const publish = usePublishDrafts();
  return (
    <Stack maw={1160}>
      <title>Черновики и расписание</title>
      <Title order={1} size="h2">
        Черновики и расписание
      </Title>
      <TwoColumns>
        <Stack>
          <WaitingList />
          <NoticeList />
          <Block title="Ваши черновики">
            <ErrorAlert error={drafts.error} />
            {drafts.data?.own.length === 0 && (
              <Nothing
                words="Незаконченного нет. Начатая и не опубликованная правка сохранится здесь сама."
                to="/content/works"
                button="Открыть работы"
              />
            )}
            {drafts.data?.own.map((draft) => (
              <Row key={draft.file} file={draft.file} title={draft.title} when={momentWords(draft.savedAt)}>
                {mayPublish && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={`Опубликовать: ${draft.title}`}
                    disabled={publish.isPending}
                    onClick={() => publish.mutate([draft])}
                  >
                    Опубликовать
                  </Button>
                )}
              </Row>
            ))}
            {mayPublish && (drafts.data?.own.length ?? 0) > 1 && (
              <Button
                variant="default"
                w="fit-content"
                loading={publish.isPending}
                onClick={() => publish.mutate(drafts.data?.own ?? [])}
              >
                Опубликовать все: {drafts.data?.own.length}
              </Button>
            )}
            {drafts.data?.others ? (
              <Text c="dimmed">{`У других сотрудников черновиков: ${drafts.data.others}.`}</Text>
            ) : null}
          </Block>
          <Paper withBorder {...CARD}>
            <RecentChanges />
          </Paper>
        </Stack>
        <Stack>
          <Block title="Выйдет по расписанию">
            <ErrorAlert error={schedules.error ?? planned.error} />
            {schedules.data?.length === 0 && planned.data?.length === 0 && (
              <Nothing
                words="Пока ничего. Здесь ждут записи с будущей датой и правки, которым назначили время кнопкой «В другое время…» под формой."
                to="/content/promotions"
                button="Открыть акции"
              />
            )}
            {(schedules.data?.length ?? 0) + (planned.data?.length ?? 0) > 0 && (
              <Stack gap="sm">
                {schedules.data?.map((scheduled) => (
                  <ScheduledEdit key={scheduled.id} scheduled={scheduled} />
                ))}
                {planned.data?.map(({ file, title, from }) => (
                  <Row key={file} file={file} title={title} when={statusWords({ state: 'planned', from })} />
                ))}
              </Stack>
            )}
          </Block>
          {mayPublish && <BinBlock />}
        </Stack>
      </TwoColumns>
    </Stack>
  );
}

/** An entry, with its time in a column at the right. */
type RowProps = { readonly file: string; readonly title: string; readonly when: string; readonly children?: ReactNode };

function Row({ file, title, when, children }: RowProps) {
  return (
    <Group justify="space-between" align="baseline" gap="4px md">
      <Text flex="1 1 16rem">
        <EntryLink file={file} title={title} />
      </Text>
      <Text size="sm" c="dimmed">
        {when}
      </Text>
      {children}
    </Group>
  );
}

function Nothing({ words, to, button }: { readonly words: string; readonly to: string; readonly button: string }) {
  return (
    <Stack align="flex-start" gap="sm">
      <Text c="dimmed">{words}</Text>
      <Button component={Link} to={to} variant="default">
        {button}
      </Button>
    </Stack>
  );
}

function ScheduledEdit({ scheduled }: { readonly scheduled: Scheduled }) {
  const momentWords = useMomentWords();
  const mayPublish = useMay('publish');
  const { at, until, who, state, message, file, title, changes } = scheduled;
  return (
    <Group justify="space-between">
      <div>
        <EntryLink file={file} title={title} />
        <Text size="sm" c="dimmed">
          {momentWords(at)}
          {until !== null && `, до: ${momentWords(until)}`}; {who}
        </Text>
        {changes.length > 0 && <Text size="sm">{changeWords(changes)}</Text>}
        {message !== null && (
          <Text size="sm" c="red">
            {message}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Badge color={STATES[state].colour}>{STATES[state].words}</Badge>
        {mayPublish && <CancelButton scheduled={scheduled} />}
      </Group>
    </Group>
  );
}

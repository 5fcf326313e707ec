import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Launch } from '../../../contract/launch.ts';
import { launchObstacles } from '../../../contract/launch.ts';
import { CARD } from '../../lib/card.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { get, request } from '../../lib/request.ts';
import { useMomentWords } from '../../lib/use-moment-words.ts';
import { ownCompanyQuery } from '../../own-company/own-company-query.ts';
import classes from './launch.module.css';
import { LaunchChannels } from './launch-channels.tsx';
import { LaunchItem } from './launch-item.tsx';

const QUERY_KEY = ['launch'];
const OPENING_PATH = 'opening';
/** Until the publish that opens the site is over. */
const PUBLISHING_POLL_MS = 2000;

function useLaunch() {
  const isOwn = useQuery(ownCompanyQuery()).data?.isDemo === false;
  const launch = useQuery({
    queryKey: QUERY_KEY,
    queryFn: () => get<Launch>('/api/launch'),
    enabled: isOwn,
    refetchInterval: ({ state: { data } }) => data?.isDemo === false && isPublishing(data) && PUBLISHING_POLL_MS,
  });
  return { launch, isOwn };
}

/** Whether something of the launch is left; `false` until it is known. */
export function useIsLaunchLeft(): boolean {
  const { data } = useLaunch().launch;
  return data?.isDemo === false && !isSettled(data);
}

/** What is left before the site is opened to search engines; one line afterwards, while everything required holds. */
export function LaunchBlock() {
  const { launch, isOwn } = useLaunch();
  if (!isOwn || launch.data?.isDemo) return null;
  return (
    <Paper withBorder {...CARD} component="section" aria-labelledby="launch">
      {launch.isPending && <Text id="launch">Смотрим, всё ли готово к открытию сайта…</Text>}
      <ErrorAlert error={launch.error} />
      {launch.data && <Loaded launch={launch.data} />}
    </Paper>
  );
}

type CompanyLaunch = Exclude<Launch, { isDemo: true }>;

function Loaded({ launch }: { readonly launch: CompanyLaunch }) {
  const { isOpen, lines } = launch;
  const summary = useRef<HTMLElement>(null);
  const left = lines.filter(({ state }) => state !== 'done').length;
  return (
    <details open={!isSettled(launch)}>
      <summary ref={summary}>
        <Title order={2} size="h3" display="inline" id="launch">
          {isOpen ? openTitle(launch) : 'До открытия сайта'}
        </Title>{' '}
        <Text span className={classes.count}>
          {left === 0 && 'Сделано всё.'}
          {left > 0 &&
            (isSettled(launch) ? `Осталось необязательное: ${left}.` : `Осталось ${left} из ${lines.length}.`)}
        </Text>
      </summary>
      <Stack gap="md" pt="md">
        <List launch={launch} onOpened={() => summary.current?.focus()} />
      </Stack>
    </details>
  );
}

function isSettled({ isOpen, lines }: CompanyLaunch): boolean {
  return isOpen && lines.every(({ isRequired, state }) => !isRequired || state === 'done');
}

function openTitle(launch: CompanyLaunch): string {
  if (isSettled(launch)) return 'Сайт открыт';
  return isPublishing(launch) ? 'Сайт ещё не виден поисковикам' : 'Сайт открыт, но не всё в порядке';
}

function isPublishing(launch: CompanyLaunch): boolean {
  return launch.isOpen && !isSettled(launch) && launchObstacles(launch.lines).length === 0;
}

type ListProps = { readonly launch: CompanyLaunch; readonly onOpened: () => void };

function List({ launch: { isOpen, lines, channels, examinedAt }, onOpened }: ListProps) {
  const momentWords = useMomentWords();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ path, body = {} }: { readonly path: string; readonly body?: object }) =>
      request<Launch>('POST', `/api/launch/${path}`, body),
    onSuccess(changed, { path }) {
      queries.setQueryData(QUERY_KEY, changed);
      if (path === OPENING_PATH) onOpened();
    },
  });
  const running = change.isPending ? change.variables : null;
  const isTesting = change.variables?.path === 'tests';
  const obstacles = launchObstacles(lines);
  return (
    <>
      <ul className={classes.lines}>
        {lines.map((line) => (
          <LaunchItem key={line.key} line={line} onConfirm={(body) => change.mutate({ path: 'confirmations', body })}>
            {line.key === 'channels' && channels.length > 0 && (
              <LaunchChannels
                channels={channels}
                running={isTesting ? running?.body : undefined}
                error={isTesting ? change.error : null}
                onTest={(channel) => change.mutate({ path: 'tests', body: { channel } })}
              />
            )}
          </LaunchItem>
        ))}
      </ul>
      <ErrorAlert error={isTesting ? null : change.error} />
      {!isOpen && (
        <Text size="sm" id="launch-obstacles">
          {obstacles.length === 0
            ? 'Обязательное сделано. Кнопка снимает запрет для поисковиков, и сайт публикуется.'
            : `Кнопка станет доступна, когда обязательное будет сделано: осталось ${obstacles.length}.`}
        </Text>
      )}
      <Group gap="md">
        {!isOpen && (
          <Button
            disabled={obstacles.length > 0}
            aria-describedby="launch-obstacles"
            loading={running?.path === OPENING_PATH}
            onClick={() => change.mutate({ path: OPENING_PATH })}
          >
            Открыть сайт поисковикам
          </Button>
        )}
        <Button
          variant="default"
          loading={running?.path === 'examination'}
          onClick={() => change.mutate({ path: 'examination' })}
        >
          Проверить ещё раз
        </Button>
        <Text size="sm" c="dimmed" role="status">
          Адрес, почту и копии смотрели {momentWords(examinedAt)}
        </Text>
      </Group>
    </>
  );
}

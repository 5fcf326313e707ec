import { Anchor, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { KindName } from '../../../model/kinds/kinds.ts';
import { kindAddress } from '../../contract/entry-address.ts';
import { VISIT_DAYS } from '../../contract/lists.ts';
import type { SiteMap } from '../../contract/site-map.ts';
import { pageVisitsQuery } from '../content/queries.ts';
import { CARD } from '../lib/card.ts';
import { EmptyState } from '../lib/empty-state.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import { get } from '../lib/request.ts';
import { RecentChanges } from './recent-changes.tsx';
import { AwaitedPages, SitePages } from './site-pages.tsx';
import { WaitingLines } from './waiting-lines.tsx';

const FREQUENT_TASKS: readonly { readonly title: string; readonly kind: KindName }[] = [
  { title: 'Добавить работу', kind: 'works' },
  { title: 'Обновить квартиру', kind: 'flats' },
  { title: 'Поправить цену', kind: 'packages' },
  { title: 'Добавить акцию', kind: 'promotions' },
  { title: 'Написать статью', kind: 'articles' },
  { title: 'Контакты и часы', kind: 'company' },
];

/** First screen of editors: what waits, what changed, and the pages of the site with their pictures. */
export function SiteMapScreen() {
  const { data: visits, isPending: areVisitsAwaited } = useQuery(pageVisitsQuery());
  const map = useQuery({ queryKey: ['site-map'], queryFn: () => get<SiteMap>('/api/site-map') });
  // Visits add a line to each page, which would move the rows.
  const isAwaited = map.isPending || (map.isSuccess && areVisitsAwaited);
  return (
    <Stack gap="lg" maw={1160}>
      <title>Страницы сайта</title>
      <Title order={1} size="h2">
        Страницы сайта
      </Title>
      <Group component="nav" aria-label="Частые задачи" gap="xs">
        {FREQUENT_TASKS.map(({ title, kind }) => (
          <Button key={kind} component={Link} to={kindAddress(kind)} variant="default" px="sm">
            {title}
          </Button>
        ))}
      </Group>
      <Paper withBorder {...CARD}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" verticalSpacing="md">
          <WaitingLines />
          <RecentChanges />
        </SimpleGrid>
      </Paper>
      <ErrorAlert error={map.error} />
      {isAwaited && <AwaitedPages />}
      {map.data?.sections.length === 0 && (
        <EmptyState words="Сайт ещё не опубликован. После первой публикации здесь будут его страницы с картинками.">
          <Button component={Link} to="/publishing" variant="default">
            Посмотреть публикацию
          </Button>
        </EmptyState>
      )}
      {!isAwaited && map.data && <Contents sections={map.data.sections} />}
      {!isAwaited && visits && Object.keys(visits.views ?? {}).length > 0 && (
        <Text size="sm" c="dimmed">
          Под страницами — сколько раз их открывали за {VISIT_DAYS} дней{visits.leads && ' и сколько с них заявок'}.
        </Text>
      )}
      {!isAwaited &&
        map.data?.sections.map((section, at) => (
          <SitePages key={section.title} id={idOf(at)} section={section} siteUrl={map.data.siteUrl} visits={visits} />
        ))}
    </Stack>
  );
}

function Contents({ sections }: Pick<SiteMap, 'sections'>) {
  if (sections.length < 2) return null;
  return (
    <Group component="nav" aria-label="Разделы" gap="4px 20px">
      {sections.map(({ title, pages }, at) => (
        <span key={title}>
          <Anchor href={`#${idOf(at)}`} size="sm">
            {title}
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {pages.length}
          </Text>
        </span>
      ))}
    </Group>
  );
}

function idOf(section: number): string {
  return `pages-${section}`;
}

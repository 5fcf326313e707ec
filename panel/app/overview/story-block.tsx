import { Alert, Anchor, List, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { isoWeekday } from '../../../model/format/calendar.ts';
import { counted, LEADS, type PluralForms, plural } from '../../../model/format/plural.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import type { OwnerNeed, OwnerStory } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { CARD } from '../lib/card.ts';
import styles from './overview.module.css';
import { WeekFigures } from './week-figures.tsx';

const VISITS: PluralForms = ['посещение', 'посещения', 'посещений'];

type Props = {
  readonly story: OwnerStory;
  /** Leads by day until today: the story ends with the last full week. */
  readonly days: readonly LeadShare[];
  /** Visits of today; `null` until any are counted. */
  readonly today: VisitFigures['today'] | null;
  readonly hasLateCalls: boolean;
};

/** What waits for the owner with the leads of this week, and what happened in the last whole one. */
export function StoryBlock({ story, days, today, hasLateCalls }: Props) {
  const lastDay = days.at(-1)?.name;
  const isMonday = lastDay !== undefined && isoWeekday(lastDay) === 1;
  // The block of the late calls has all leads that wait.
  const needs = story.needs.filter(({ path }) => !(hasLateCalls && path === '/leads'));
  return (
    <>
      <Block title="Эта неделя" gap="md">
        <SimpleGrid cols={{ base: 1, md: needs.length > 0 ? 2 : 1 }} className={styles.start ?? ''}>
          {!(hasLateCalls && needs.length === 0) && <Needs needs={needs} />}
          <ThisWeek days={days} today={today} isMonday={isMonday} />
        </SimpleGrid>
      </Block>
      <Block title={`${isMonday ? 'Прошлая неделя' : 'Последние семь дней'}, ${story.days}`} gap="md">
        <LastWeek story={story} />
      </Block>
    </>
  );
}

function LastWeek({ story }: Pick<Props, 'story'>) {
  if (story.kind === 'week') return <WeekFigures week={story.week} />;
  return (
    <>
      <Text className={styles.sentence ?? ''}>{story.happened}</Text>
      <details>
        <summary>
          Как будет выглядеть неделя, когда заявок наберётся десять. Пока {counted(story.leads, LEADS)}.
        </summary>
        <Paper withBorder {...CARD} mt="xs" className={styles.example}>
          <Stack gap="md">
            <Alert color="blue" title="Пример: эти числа придуманы">
              Это неделя выдуманной компании.
            </Alert>
            <WeekFigures week={story.example} />
          </Stack>
        </Paper>
      </details>
    </>
  );
}

function ThisWeek({ days, today, isMonday }: Pick<Props, 'days' | 'today'> & { readonly isMonday: boolean }) {
  const lastDay = days.at(-1);
  if (!lastDay) return null;
  const sinceMonday = days.slice(-isoWeekday(lastDay.name)).reduce((sum, { total }) => sum + total, 0);
  const figures = [
    { value: sinceMonday, label: `${plural(sinceMonday, LEADS)} с понедельника` },
    ...(isMonday ? [] : [{ value: lastDay.total, label: `${plural(lastDay.total, LEADS)} сегодня` }]),
    ...(today ? [{ value: today.arrivals, label: `${plural(today.arrivals, VISITS)} сегодня` }] : []),
  ];
  return (
    <div className={styles.now}>
      {figures.map(({ value, label }) => (
        <Text key={label} size="sm">
          <span className={styles.value}>{value}</span> {label}
        </Text>
      ))}
    </div>
  );
}

function Needs({ needs }: { readonly needs: readonly OwnerNeed[] }) {
  if (needs.length === 0) return <Text size="lg">Вас ничего не ждёт.</Text>;
  return (
    <Alert color="orange" title="Нужны вы">
      <List size="md" listStyleType="none" spacing={4}>
        {needs.map(({ words, path }) => (
          <List.Item key={words}>
            <Anchor component={Link} to={path} inherit>
              {words}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

import { Alert, Anchor, List, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { daysAfter, isoWeekday } from '../../../model/format/calendar.ts';
import { formatDayMonth } from '../../../model/format/date.ts';
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

/** What waits for the owner, the leads of today and of this week, and the last seven whole days. */
export function StoryBlock({ story, days, today, hasLateCalls }: Props) {
  // The block of the late calls has all leads that wait.
  const needs = story.needs.filter(({ path }) => !(hasLateCalls && path === '/leads'));
  return (
    <Block title="Неделя" gap="md">
      <SimpleGrid cols={{ base: 1, md: needs.length > 0 ? 2 : 1 }} className={styles.start ?? ''}>
        {!(hasLateCalls && needs.length === 0) && <Needs needs={needs} />}
        <Now days={days} today={today} />
      </SimpleGrid>
      <Stack gap="md">
        <SpanTitle>{story.days}, семь полных дней</SpanTitle>
        <LastWeek story={story} />
      </Stack>
    </Block>
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

/** On a Monday the leads of today are those of the week. */
function Now({ days, today }: Pick<Props, 'days' | 'today'>) {
  const lastDay = days.at(-1);
  if (!lastDay) return null;
  const weekday = isoWeekday(lastDay.name);
  const sinceMonday = days.slice(-weekday).reduce((sum, { total }) => sum + total, 0);
  return (
    <div className={styles.now}>
      <div className={styles.spans}>
        <div className={styles.span}>
          <SpanTitle>
            Сегодня, {weekday === 1 && 'понедельник, '}
            {formatDayMonth(lastDay.name)}
          </SpanTitle>
          <Count value={lastDay.total} forms={LEADS} />
          {today && <Count value={today.arrivals} forms={VISITS} />}
        </div>
        {weekday > 1 && (
          <div className={styles.span}>
            <SpanTitle>С понедельника, {formatDayMonth(daysAfter(lastDay.name, 1 - weekday))}</SpanTitle>
            <Count value={sinceMonday} forms={LEADS} />
          </div>
        )}
      </div>
    </div>
  );
}

function SpanTitle({ children }: { readonly children: ReactNode }) {
  return (
    <Text component="h3" size="sm" fw={500}>
      {children}
    </Text>
  );
}

function Count({ value, forms }: { readonly value: number; readonly forms: PluralForms }) {
  return (
    <Text size="sm">
      <span className={styles.value}>{value}</span> {plural(value, forms)}
    </Text>
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

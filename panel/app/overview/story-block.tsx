import { Alert, Anchor, Group, List, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { isoWeekday } from '../../../model/format/calendar.ts';
import { counted, LEADS, type PluralForms, plural } from '../../../model/format/plural.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import type { OwnerNeed, OwnerStory, StoryFigure, WeekStory } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { CARD } from '../lib/card.ts';
import styles from './overview.module.css';

const VISITS: PluralForms = ['посещение', 'посещения', 'посещений'];

type Props = {
  readonly story: OwnerStory;
  /** Leads by day until today: the story ends with the last full week. */
  readonly days: readonly LeadShare[];
  /** Visits of today; `null` until any are counted. */
  readonly today: VisitFigures['today'] | null;
};

/** What waits for the owner, the leads of this week, and what happened in the last full one. */
export function StoryBlock({ story, days, today }: Props) {
  return (
    <Block title="Неделя" gap="md">
      <Stack gap="xs">
        <SimpleGrid cols={{ base: 1, md: 2 }} className={styles.start ?? ''}>
          <Needs needs={story.needs} />
          <ThisWeek days={days} today={today} />
        </SimpleGrid>
        <Text>{story.kind === 'week' ? story.week.happened : story.happened}</Text>
      </Stack>
      {story.kind === 'week' ? (
        <Figures week={story.week} />
      ) : (
        <details>
          <summary>
            Как будет выглядеть неделя, когда заявок наберётся десять. Пока {counted(story.leads, LEADS)}.
          </summary>
          <Paper withBorder {...CARD} mt="xs" className={styles.example}>
            <Stack gap="md">
              <Alert color="blue" title="Пример: эти числа придуманы">
                Это неделя выдуманной компании.
              </Alert>
              <Text>{story.example.happened}</Text>
              <Figures week={story.example} />
            </Stack>
          </Paper>
        </details>
      )}
    </Block>
  );
}

function ThisWeek({ days, today }: Pick<Props, 'days' | 'today'>) {
  const lastDay = days.at(-1);
  if (!lastDay) return null;
  const sinceMonday = days.slice(-isoWeekday(lastDay.name)).reduce((sum, { total }) => sum + total, 0);
  const figures = [
    { value: sinceMonday, label: `${plural(sinceMonday, LEADS)} на этой неделе` },
    { value: lastDay.total, label: `${plural(lastDay.total, LEADS)} сегодня` },
    ...(today ? [{ value: today.arrivals, label: `${plural(today.arrivals, VISITS)} сегодня` }] : []),
  ];
  return (
    <Group gap="lg" wrap="nowrap" align="flex-start" grow preventGrowOverflow={false}>
      {figures.map(({ value, label }) => (
        <Text key={label} size="sm">
          <span className={styles.value}>{value}</span> {label}
        </Text>
      ))}
    </Group>
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

function Figures({ week }: { readonly week: WeekStory }) {
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="lg" verticalSpacing="xl">
      {week.figures.map((figure) => (
        <Figure key={figure.key} figure={figure} />
      ))}
    </SimpleGrid>
  );
}

function Figure({ figure }: { readonly figure: StoryFigure }) {
  const { value, label, base, verdict, comparison, range, details } = figure;
  const isChange = verdict === 'more' || verdict === 'less';
  return (
    <div className={styles.figure} data-changed={isChange || undefined}>
      <Text fw={500}>
        <span className={styles.value}>{value}</span> {label}
      </Text>
      <Text size="sm" pb={4}>
        {base}
      </Text>
      <Text size="sm" {...(isChange ? { fw: 500 } : { c: 'dimmed' })}>
        {comparison}
      </Text>
      {range && (
        <Text size="sm" c="dimmed">
          {range}
        </Text>
      )}
      {details && <Text size="sm">{details}</Text>}
    </div>
  );
}

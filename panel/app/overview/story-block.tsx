import { Alert, Paper, Stack, Text } from '@mantine/core';
import type { VisitFigures } from '../../../model/counts/visit-figures.ts';
import { counted, LEADS } from '../../../model/format/plural.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import type { OwnerStory, StoryFigure } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import { CARD } from '../lib/card.ts';
import styles from './overview.module.css';
import { WeekFigures } from './week-figures.tsx';
import { WeekSpans } from './week-spans.tsx';

const IN_SPANS: ReadonlySet<StoryFigure['key']> = new Set(['visits', 'leads']);

type Props = {
  readonly story: OwnerStory;
  /** Leads by day until today. */
  readonly days: readonly LeadShare[];
  /** `null` until any visits are counted. */
  readonly visits: VisitFigures | null;
};

/** The leads and visits of two weeks, and what else the last seven whole days brought. */
export function StoryBlock({ story, days, visits }: Props) {
  return (
    <Block isMinor title="Неделя" gap="md">
      <WeekSpans days={days} visits={visits} figures={story.kind === 'week' ? story.week.figures : []} />
      <Stack gap="xs">
        <Text component="h3" size="sm" fw={500}>
          Что было {story.days}
        </Text>
        <LastWeek story={story} />
      </Stack>
    </Block>
  );
}

function LastWeek({ story }: Pick<Props, 'story'>) {
  if (story.kind === 'week')
    return <WeekFigures figures={story.week.figures.filter(({ key }) => !IN_SPANS.has(key))} />;
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
            <WeekFigures figures={story.example.figures} />
          </Stack>
        </Paper>
      </details>
    </>
  );
}

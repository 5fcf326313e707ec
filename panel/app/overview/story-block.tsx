import { Alert, Anchor, List, Paper, SimpleGrid, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { counted, LEADS } from '../../../model/format/plural.ts';
import type { OwnerNeed, OwnerStory, StoryFigure, WeekStory } from '../../contract/overview.ts';
import { Block } from '../lib/block.tsx';
import styles from './overview.module.css';

/** What happened this week and what waits for the owner. */
type Props = {
  readonly story: OwnerStory;
  /** Number of leads of the day, which the week of full days does not contain. */
  readonly leadsToday: number;
};

export function StoryBlock({ story, leadsToday }: Props) {
  return (
    <Block title="Неделя" gap="md">
      <Stack gap="xs">
        <Needs needs={story.needs} />
        <Text size="lg">
          {story.kind === 'week' ? story.week.happened : story.happened} Сегодня: {counted(leadsToday, LEADS)}.
        </Text>
      </Stack>
      {story.kind === 'week' ? (
        <Figures week={story.week} />
      ) : (
        <>
          <Text>
            Сравнивать неделю с прежними можно, когда заявок не меньше десяти. Пока {counted(story.leads, LEADS)}.
          </Text>
          <details>
            <summary>Как будет выглядеть неделя</summary>
            <Paper withBorder p="md" mt="xs" className={styles.example}>
              <Stack gap="md">
                <Alert color="blue" title="Пример: эти числа придуманы">
                  Это неделя выдуманной компании.
                </Alert>
                <Text>{story.example.happened}</Text>
                <Figures week={story.example} />
              </Stack>
            </Paper>
          </details>
        </>
      )}
    </Block>
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
    <SimpleGrid cols={{ base: 2, sm: 3, lg: 4 }} spacing="lg" verticalSpacing="xl">
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

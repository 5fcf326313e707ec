import { SimpleGrid, Text } from '@mantine/core';
import type { StoryFigure, WeekStory } from '../../contract/overview.ts';
import styles from './overview.module.css';

/** Figures that were compared with earlier weeks, each in its place; the others are a sentence. */
export function WeekFigures({ week }: { readonly week: WeekStory }) {
  const compared = week.figures.filter(isCompared);
  const others = week.figures.filter((figure) => !isCompared(figure)).flatMap(otherWords);
  const [first, ...further] = compared;
  const sentence = <Text className={styles.sentence ?? ''}>{[week.happened, ...others].join(' ')}</Text>;
  if (first && further.length === 0)
    return (
      <div className={styles.single}>
        <Figure figure={first} />
        {sentence}
      </div>
    );
  return (
    <>
      {sentence}
      {first && (
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="lg" verticalSpacing="xl">
          {compared.map((figure) => (
            <Figure key={figure.key} figure={figure} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

/** A zero has its own place only when it is a change. */
const isCompared = ({ verdict, value }: StoryFigure) => isChange(verdict) || (verdict === 'usual' && value !== '0');
const isChange = (verdict: StoryFigure['verdict']) => verdict === 'more' || verdict === 'less';

/** Shares and reasons, which the sentence with the counts omits. */
function otherWords({ key, value, base, details }: StoryFigure): readonly string[] {
  if (key === 'visits' && value === '—') return ['Посещения считали не всю неделю.'];
  if (key === 'calls' && value !== '—') return [`Звонков в обещанный срок ${value}: ${base}.`];
  if (key === 'conversion' && value !== '—') return [`Стали заявками ${value}: ${base}.`];
  return details ? [`Причины отказов: ${details}.`] : [];
}

function Figure({ figure }: { readonly figure: StoryFigure }) {
  const { value, label, base, verdict, comparison, range, details } = figure;
  return (
    <div className={styles.figure} data-changed={isChange(verdict) || undefined}>
      <Text fw={500}>
        <span className={styles.value}>{value}</span> {label}
      </Text>
      <Text size="sm" pb={4}>
        {base}
      </Text>
      <Text size="sm" {...(isChange(verdict) ? { fw: 500 } : { c: 'dimmed' })}>
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

import { SimpleGrid, Text } from '@mantine/core';
import { listed } from '../../../model/format/listed.ts';
import type { StoryFigure } from '../../contract/overview.ts';
import styles from './overview.module.css';

/** Figures that were compared with earlier weeks, each in its place; the others are a sentence. */
export function WeekFigures({ figures }: { readonly figures: readonly StoryFigure[] }) {
  const compared = figures.filter(isCompared);
  const words = otherWords(figures);
  const [first, ...further] = compared;
  const sentence = words !== '' && <Text className={styles.sentence ?? ''}>{words}</Text>;
  if (first && further.length === 0)
    return (
      <div className={styles.single}>
        <Figure figure={first} />
        {sentence}
      </div>
    );
  return (
    <>
      {first && (
        <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="lg" verticalSpacing="xl">
          {compared.map((figure) => (
            <Figure key={figure.key} figure={figure} />
          ))}
        </SimpleGrid>
      )}
      {sentence}
    </>
  );
}

/** A zero has its own place only when it is a change. */
const isCompared = ({ verdict, value }: StoryFigure) => isChange(verdict) || (verdict === 'usual' && value !== '0');
const isChange = (verdict: StoryFigure['verdict']) => verdict === 'more' || verdict === 'less';

/** «3 заявки, звонков в обещанный срок: 2 из 3; встреч и договоров не было.» */
function otherWords(figures: readonly StoryFigure[]): string {
  const others = figures.filter((figure) => !isCompared(figure));
  const none = others.filter(({ value }) => value === '0').map(({ label }) => label);
  const parts = [
    others.flatMap(figureWords).join(', '),
    none.length > 0 && `${listed(none)} не было`,
    figures.every(({ verdict }) => verdict === 'few') && 'сравнить пока не с чем',
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join('; ')}.` : '';
}

/** The share of visits that became leads follows from the two figures next to it. */
function figureWords({ key, value, label, base, details }: StoryFigure): readonly string[] {
  if (key === 'conversion' || value === '—' || value === '0') return [];
  if (key === 'calls') return [`${label}: ${base}`];
  return [details ? `${value} ${label} (${details})` : `${value} ${label}`];
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

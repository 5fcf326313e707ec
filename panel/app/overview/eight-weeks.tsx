import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { Link } from 'react-router';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import type { PluralForms } from '../../../model/format/plural.ts';
import { counted, LEADS, plural } from '../../../model/format/plural.ts';
import type { LeadShare, LeadStatistics } from '../../../model/lead/lead-statistics.ts';
import { Block } from '../lib/block.tsx';
import line from '../lib/line-block.module.css';
import styles from './overview.module.css';
import { touchWords } from './touch-words.ts';

const CONTRACTS: PluralForms = ['договор', 'договора', 'договоров'];
const LOSSES: PluralForms = ['отказ', 'отказа', 'отказов'];

type Props = {
  readonly figures: LeadStatistics;
  /** Says in lines what charts show of many leads. */
  readonly isWithoutCharts: boolean;
};

/** Totals of the leads of eight weeks, and how soon they are called. */
export function EightWeeks({ figures, isWithoutCharts }: Props) {
  const { total, won, lost, open, repeats, spam, held, touch } = figures;
  const excluded = [
    repeats > 0 && `повторов ${repeats}`,
    spam > 0 && `спама ${spam}`,
    held > 0 && `в карантине ${held}`,
  ].filter(Boolean);
  const totals = [
    { value: total, label: plural(total, LEADS) },
    { value: won, label: plural(won, CONTRACTS) },
    { value: lost, label: plural(lost, LOSSES) },
    { value: open, label: 'ещё в работе' },
  ];
  const shares = isWithoutCharts ? shareLines(figures) : [];
  return (
    <Block isMinor title="Восемь недель">
      <Text size="sm" c="dimmed">
        С {formatDate(figures.from)} по {formatDate(figures.to)}
        {excluded.length > 0 && `, не считая: ${excluded.join(', ')}`}
      </Text>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
        {totals.map(({ value, label }) => (
          <Text key={label} size="sm">
            <span className={styles.value} data-minor>
              {value}
            </span>{' '}
            {label}
          </Text>
        ))}
      </SimpleGrid>
      <Lines lines={[{ title: 'Как быстро отвечаем', words: touchWords(touch).join(' ') }]} />
      {touch.waiting > 0 && (
        <Anchor component={Link} to="/leads" size="sm" w="fit-content">
          Ждут ответа, срок ещё не вышел: {counted(touch.waiting, LEADS)}
        </Anchor>
      )}
      {shares.length > 0 && (
        <details>
          <summary>Подробнее о восьми неделях</summary>
          <Lines lines={shares} />
        </details>
      )}
    </Block>
  );
}

type Line = { readonly title: string; readonly words: string };

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <dl className={styles.facts}>
      {lines.map(({ title, words }) => (
        <div key={title} className={line.lineBlock}>
          <dt>{title}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function shareLines({ days, sources, kinds, pages }: LeadStatistics): Line[] {
  const wordsOf = (shares: readonly LeadShare[]) =>
    shares.map(({ name, total }) => `${name || 'неизвестно'} ${total}`).join(', ');
  const withLeads = days.filter(({ total }) => total > 0).map((day) => ({ ...day, name: formatDayMonth(day.name) }));
  return [
    { title: 'Откуда приходят', words: wordsOf(sources) },
    { title: 'О чём заявки', words: wordsOf(kinds) },
    { title: 'С каких страниц', words: wordsOf(pages) },
    { title: 'Заявки по дням', words: wordsOf(withLeads) },
  ].filter(({ words }) => words !== '');
}

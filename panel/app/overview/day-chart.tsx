import { Text } from '@mantine/core';
import { formatDate, formatDayMonth } from '../../../model/format/date.ts';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import { Block } from '../lib/block.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './overview.module.css';
import { WonLegend } from './won-legend.tsx';

const HEIGHT = 120;
const STEP = 12;
const BAR = 9;
const WEEK = 7;

type Props = { readonly days: readonly LeadShare[] };

export function DayChart({ days }: Props) {
  return (
    <Block isMinor title="Заявки по дням">
      <Bars days={days} />
      <details>
        <summary>Таблица по дням</summary>
        <FigureTable
          head={['День', 'Заявок', 'Договоров']}
          rows={days.toReversed().map(({ name, total, won }) => [formatDate(name), total, won])}
        />
      </details>
    </Block>
  );
}

function Bars({ days }: Props) {
  const most = Math.max(1, ...days.map(({ total }) => total));
  const heightOf = (count: number) => (count / most) * HEIGHT;
  const width = days.length * STEP;
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Заявки по дням, больше всего за день: ${most}. Числа в таблице ниже.`}
      >
        <line className={styles.axis} x1={0} x2={width} y1={HEIGHT + 1} y2={HEIGHT + 1} />
        {days.map(({ name, total, won }, index) => (
          <g key={name}>
            <title>{`${formatDate(name)}: заявок ${total}, договоров ${won}`}</title>
            <rect
              className={styles.bar}
              x={index * STEP}
              width={BAR}
              y={HEIGHT - heightOf(total)}
              height={heightOf(total)}
            />
            <rect
              className={styles.won}
              x={index * STEP}
              width={BAR}
              y={HEIGHT - heightOf(won)}
              height={heightOf(won)}
            />
          </g>
        ))}
      </svg>
      <div className={styles.weeks} aria-hidden="true">
        {days
          .filter((_, index) => index % WEEK === 0)
          .map(({ name }) => (
            <Text key={name} size="xs" c="dimmed">
              {formatDayMonth(name)}
            </Text>
          ))}
      </div>
      <WonLegend />
    </>
  );
}

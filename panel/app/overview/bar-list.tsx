import { SimpleGrid, Text } from '@mantine/core';
import type { LeadShare } from '../../../model/lead/lead-statistics.ts';
import { Block } from '../lib/block.tsx';
import { FigureTable } from './figure-table.tsx';
import styles from './overview.module.css';
import { WonLegend } from './won-legend.tsx';

type BarListProps = {
  readonly title: string;
  readonly column: string;
  readonly shares: readonly LeadShare[];
  /** Hides the column of contracts for items that cannot become one. */
  readonly withoutWon?: boolean;
};

const SHOWN = 6;

/** Lists of what there is; a line names those with one entry only, whose bar would always be full, and the empty ones. */
export function BarLists({ lists }: { readonly lists: readonly BarListProps[] }) {
  const withCount = (fits: (count: number) => boolean) => lists.filter(({ shares }) => fits(shares.length));
  const empty = withCount((count) => count === 0).map(({ title }) => title.toLowerCase());
  const single = withCount((count) => count === 1).map(singleWords);
  return (
    <>
      <SimpleGrid className={styles.pairs ?? ''} cols={{ base: 1, sm: 2 }}>
        {withCount((count) => count > 1).map((list) => (
          <BarList key={list.title} {...list} />
        ))}
      </SimpleGrid>
      {single.length > 0 && <Text>Одно у всех: {single.join('; ')}.</Text>}
      {empty.length > 0 && <Text c="dimmed">Пока нечего показать: {empty.join(', ')}.</Text>}
    </>
  );
}

/** «откуда приходят — неизвестно, 10» */
function singleWords({ title, shares: [only] }: BarListProps): string {
  const { name = '', total = 0, won = 0 } = only ?? {};
  return `${title.toLowerCase()} — ${name || 'неизвестно'}, ${total}${won > 0 ? `, договоров: ${won}` : ''}`;
}

function BarList({ title, column, shares, withoutWon = false }: BarListProps) {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  return (
    <Block isMinor title={title}>
      <div aria-hidden="true">
        {shares.slice(0, SHOWN).map(({ name, total, won }) => (
          <div key={name} className={styles.row}>
            <Text size="sm">{name || 'неизвестно'}</Text>
            <Text size="sm">{total}</Text>
            <svg className={styles.line} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={styles.bar} width={(total / most) * 100} height={8} />
              <rect className={styles.won} width={(won / most) * 100} height={8} />
            </svg>
          </div>
        ))}
      </div>
      {shares.slice(0, SHOWN).some(({ won }) => won > 0) && <WonLegend />}
      <details>
        <summary>Таблица: {title.toLowerCase()}</summary>
        <FigureTable
          head={withoutWon ? [column, 'Отказов'] : [column, 'Заявок', 'Договоров']}
          rows={shares.map(({ name, total, won }) => [name || 'неизвестно', total, ...(withoutWon ? [] : [won])])}
        />
      </details>
    </Block>
  );
}

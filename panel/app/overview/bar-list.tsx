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

/** Lists of what there is; one line names those without anything to show. */
export function BarLists({ lists }: { readonly lists: readonly BarListProps[] }) {
  const isEmpty = ({ shares }: BarListProps) => shares.length === 0;
  const empty = lists.filter(isEmpty).map(({ title }) => title.toLowerCase());
  return (
    <>
      <SimpleGrid className={styles.pairs ?? ''} cols={{ base: 1, sm: 2 }}>
        {lists
          .filter((list) => !isEmpty(list))
          .map((list) => (
            <BarList key={list.title} {...list} />
          ))}
      </SimpleGrid>
      {empty.length > 0 && <Text c="dimmed">Пока нечего показать: {empty.join(', ')}.</Text>}
    </>
  );
}

function BarList({ title, column, shares, withoutWon = false }: BarListProps) {
  const [only, ...others] = shares;
  // A single bar would always be full.
  if (only && others.length === 0) return <OnlyShare title={title} share={only} />;
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

function OnlyShare({ title, share: { name, total, won } }: { readonly title: string; readonly share: LeadShare }) {
  return (
    <Block isMinor title={title}>
      <Text>
        {name || 'неизвестно'}: {total}
        {won > 0 && `, договоров: ${won}`}
      </Text>
    </Block>
  );
}

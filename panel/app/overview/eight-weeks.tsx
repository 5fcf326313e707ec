import { SimpleGrid, Text } from '@mantine/core';
import { formatDate } from '../../../model/format/date.ts';
import type { PluralForms } from '../../../model/format/plural.ts';
import { LEADS, plural } from '../../../model/format/plural.ts';
import type { LeadStatistics } from '../../../model/lead/lead-statistics.ts';
import { Block } from '../lib/block.tsx';
import styles from './overview.module.css';

const CONTRACTS: PluralForms = ['договор', 'договора', 'договоров'];
const LOSSES: PluralForms = ['отказ', 'отказа', 'отказов'];

/** Totals of the leads of eight weeks. */
export function EightWeeks({ figures }: { readonly figures: LeadStatistics }) {
  const { total, won, lost, open, repeats, spam, held } = figures;
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
  return (
    <Block title="Восемь недель">
      <Text size="sm" c="dimmed">
        С {formatDate(figures.from)} по {formatDate(figures.to)}
        {excluded.length > 0 && `, не считая: ${excluded.join(', ')}`}
      </Text>
      <SimpleGrid cols={{ base: 2, lg: 4 }} spacing="sm">
        {totals.map(({ value, label }) => (
          <Text key={label} size="sm">
            <span className={styles.value}>{value}</span> {label}
          </Text>
        ))}
      </SimpleGrid>
    </Block>
  );
}

import { Text } from '@mantine/core';
import styles from './overview.module.css';

/** Legend of the two colours of the bars. */
export function WonLegend() {
  return (
    <Text size="sm">
      <span className={styles.swatch} data-won aria-hidden="true" /> заявки, которые стали договорами,{' '}
      <span className={styles.swatch} aria-hidden="true" /> остальные
    </Text>
  );
}

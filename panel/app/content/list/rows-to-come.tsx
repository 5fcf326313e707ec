import { Paper } from '@mantine/core';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import styles from './rows-to-come.module.css';

const ROWS = 8;

/** Rows of a list that is not loaded yet, in the places that they will take. */
export function RowsToCome({ hasPhotos = false }: { readonly hasPhotos?: boolean }) {
  const isPhone = useIsPhone();
  return (
    <Paper
      withBorder
      aria-hidden
      className={styles.sheet ?? ''}
      data-photos={hasPhotos || undefined}
      data-cards={isPhone || undefined}
    >
      {Array.from({ length: ROWS }, (_, at) => at).map((at) => (
        <div key={at} className={styles.row} />
      ))}
    </Paper>
  );
}

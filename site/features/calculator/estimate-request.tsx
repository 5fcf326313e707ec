import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './estimate-request.module.css';

type EstimateRequestProps = {
  /** What happens after it is sent. */
  note: string;
  children: ReactNode;
};

/** Opens the form right under the result. */
export function EstimateRequest({ note, children }: EstimateRequestProps) {
  return (
    <details className={styles.request}>
      <summary className={styles.summary}>
        Получить точную смету
        <Icon name="close" className={styles.close} />
      </summary>
      <p className={styles.note}>{note}</p>
      {children}
    </details>
  );
}

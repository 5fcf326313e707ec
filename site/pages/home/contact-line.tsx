import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import styles from './contact-line.module.css';

type ContactLineProps = { icon: IconName; note?: string | undefined; children: ReactNode };

export function ContactLine({ icon, note, children }: ContactLineProps) {
  return (
    <li className={styles.line}>
      <Icon name={icon} className={styles.icon} />
      <div>
        {children}
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
    </li>
  );
}

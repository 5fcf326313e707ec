import { Anchor } from '@mantine/core';
import { formatPhone } from '../../../../model/format/phone.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import styles from './call-icon.module.css';

/** Dials on phones, where the number is plain text, so that a tap at it opens the lead. */
export function CallIcon({ phone }: Pick<LeadCard, 'phone'>) {
  return (
    <Anchor className={styles.call ?? ''} href={`tel:${phone}`} aria-label={`Набрать ${formatPhone(phone)}`}>
      <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden>
        <path d="M7 3H4a1 1 0 0 0-1 1c0 9.4 7.6 17 17 17a1 1 0 0 0 1-1v-3.5l-4.5-1.8-2.2 2.2a14 14 0 0 1-7.2-7.2l2.2-2.2z" />
      </svg>
    </Anchor>
  );
}

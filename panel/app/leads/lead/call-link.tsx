import { Button } from '@mantine/core';
import type { LeadCard } from '../../../contract/leads.ts';
import styles from './lead-page.module.css';
import { isCallFirst } from './lead-steps.ts';

type Props = { readonly card: LeadCard; readonly px: number };

export function CallLink({ card: { phone, contactBy, stage }, px }: Props) {
  return (
    <Button
      component="a"
      href={`tel:${phone}`}
      className={styles.call ?? ''}
      px={px}
      variant={contactBy === 'call' && isCallFirst(stage) ? 'filled' : 'default'}
    >
      Позвонить
    </Button>
  );
}

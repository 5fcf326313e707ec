import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatPhone } from '../../../../model/format/phone.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { LeadTimer } from '../lead-timer.tsx';
import styles from '../list/lead-card.module.css';
import { LeadName } from '../list/lead-name.tsx';
import { particularWords } from './particular-words.ts';

type Props = {
  readonly lead: LeadCard;
  readonly now: Date;
  readonly utcOffsetHours: number;
  /** The control that moves the lead. */
  readonly children: ReactNode;
};

/** A lead in a few lines, since the board is for the view over many; the rest is in the opened lead. */
export function BoardCard({ lead, now, utcOffsetHours, children }: Props) {
  const particular = particularWords(lead);
  return (
    <article className={styles.card}>
      <div className={styles.cardBody}>
        <Link className={styles.cardLink} to={`/leads/${lead.number}`}>
          <LeadName lead={lead} />
        </Link>
        <LeadTimer lead={lead} now={now} utcOffsetHours={utcOffsetHours} />
        <Anchor className={styles.above} href={`tel:${lead.phone}`} size="sm" w="fit-content">
          {formatPhone(lead.phone)}
        </Anchor>
        {lead.isUndelivered && (
          <Text size="sm" c="red">
            не доставлена
          </Text>
        )}
        {particular && (
          <Text size="sm" c="dimmed" lineClamp={3}>
            {particular}
          </Text>
        )}
        <div className={styles.above}>{children}</div>
      </div>
    </article>
  );
}

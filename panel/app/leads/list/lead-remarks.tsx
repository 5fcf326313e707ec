import { VisuallyHidden } from '@mantine/core';
import { contactTask } from '../../../../model/lead/contact-ways.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import cardStyles from './lead-card.module.css';
import styles from './lead-remarks.module.css';

/** What the person asks for, the last note, and what looks suspicious. */
export function Remarks({ lead: { contactBy, callTime, lastNote, isHeld, suspicions } }: { readonly lead: LeadCard }) {
  const wish = [contactBy === 'call' ? '' : contactTask(contactBy), callTime].filter(Boolean).join(', ');
  const isSuspicious = isHeld && suspicions.length > 0;
  if (!wish && !lastNote && !isSuspicious) return null;
  return (
    <div className={cardStyles.wish}>
      {wish && <div>Просит: {wish}</div>}
      {lastNote && (
        <div className={styles.note}>
          <VisuallyHidden>Последняя заметка: </VisuallyHidden>
          {lastNote}
        </div>
      )}
      {isSuspicious && <div className={styles.suspicions}>Подозрительно: {suspicions.join('; ')}</div>}
    </div>
  );
}

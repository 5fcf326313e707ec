import { VisuallyHidden } from '@mantine/core';
import type { LeadCard } from '../../../contract/leads.ts';
import cardStyles from './lead-card.module.css';
import styles from './lead-remarks.module.css';
import { wishWords } from './wish-words.ts';

/** What the person asks for, the last note or, before the first one, the comment, and what looks suspicious. */
export function Remarks({ lead }: { readonly lead: LeadCard }) {
  const { comment, lastNote, isHeld, suspicions } = lead;
  const wish = wishWords(lead);
  const isSuspicious = isHeld && suspicions.length > 0;
  if (!wish && !comment && !lastNote && !isSuspicious) return null;
  return (
    <div className={cardStyles.wish}>
      {wish && <div>Просит: {wish}</div>}
      {lastNote && (
        <div className={styles.note}>
          <VisuallyHidden>Последняя заметка: </VisuallyHidden>
          {lastNote}
        </div>
      )}
      {comment && !lastNote && (
        <div className={styles.note}>
          <VisuallyHidden>Комментарий: </VisuallyHidden>«{comment}»
        </div>
      )}
      {isSuspicious && <div className={styles.suspicions}>Подозрительно: {suspicions.join('; ')}</div>}
    </div>
  );
}

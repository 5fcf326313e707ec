import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useMatch } from 'react-router';
import { formatPhone } from '../../../../model/format/phone.ts';
import { whenWords } from '../../../../model/format/when-words.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { LeadTimer } from '../lead-timer.tsx';
import { StageBadge } from '../stage-badge.tsx';
import { CallIcon } from './call-icon.tsx';
import styles from './lead-card.module.css';
import { LeadName } from './lead-name.tsx';
import { Remarks } from './lead-remarks.tsx';

type LeadCardLinkProps = {
  readonly lead: LeadCard;
  readonly now: Date;
  readonly utcOffsetHours: number;
  /** Whether the list or `moved` says the stage, which the card need not repeat. */
  readonly isStageKnown?: boolean;
  /** Says where the lead is that has left the list; replaces its deadline. */
  readonly moved?: string | null;
};

export function LeadCardLink({ lead, now, utcOffsetHours, isStageKnown = false, moved = null }: LeadCardLinkProps) {
  // Keep the filters of the list while a lead is open.
  const { search, state } = useLocation();
  const { number, kind, phone, about, holder, repeatOf } = lead;
  const isOpen = useMatch(`/leads/${number}`) !== null;
  const card = useRef<HTMLElement>(null);
  // The list next to the lead has its own scroll position.
  useLayoutEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <article ref={card} className={styles.card} data-open={isOpen || undefined}>
      <div className={styles.cardBody}>
        <div className={styles.cardLine}>
          <Link
            className={styles.cardLink}
            to={{ pathname: `/leads/${number}`, search }}
            state={state}
            aria-current={isOpen || undefined}
          >
            <LeadName lead={lead} />
          </Link>
          <div className={styles.when}>
            <VisuallyHidden>Пришла </VisuallyHidden>
            {whenWords(new Date(lead.createdAt), now, utcOffsetHours)}
          </div>
        </div>
        <div className={styles.about}>
          <div className={styles.what}>{[LEAD_TITLES[kind] ?? kind, about].filter(Boolean).join(': ')}</div>
          <div className={styles.state}>
            {!isStageKnown && (
              <>
                <VisuallyHidden>Этап</VisuallyHidden>
                <StageBadge stage={lead.stage} isHeld={lead.isHeld} />
              </>
            )}
            {(holder || lead.stage === 'new') && !lead.isHeld && (
              <Text size="sm" c="dimmed">
                {holder && <VisuallyHidden>Ведёт </VisuallyHidden>}
                {holder?.name ?? 'не взята'}
              </Text>
            )}
            {repeatOf !== null && (
              <Text size="sm" c="dimmed">
                повтор №&nbsp;{repeatOf}
              </Text>
            )}
            {lead.isUndelivered && (
              <Text size="sm" c="red">
                не доставлена
              </Text>
            )}
          </div>
        </div>
        <div className={`${styles.cardLine} ${styles.reach}`}>
          <VisuallyHidden>Телефон</VisuallyHidden>
          <Anchor className={`${styles.above} ${styles.phone}`} href={`tel:${phone}`} fw={500}>
            {formatPhone(phone)}
          </Anchor>
          <span className={styles.plainPhone}>{formatPhone(phone)}</span>
          <div className={styles.timer}>
            {moved === null ? (
              <LeadTimer lead={lead} now={now} utcOffsetHours={utcOffsetHours} />
            ) : (
              <Text size="xs">{moved}</Text>
            )}
          </div>
        </div>
        <Remarks lead={lead} />
        <CallIcon phone={phone} />
      </div>
    </article>
  );
}

/** Names of the columns of rows. A screen reader has them in each row, so that they are read where they are needed. */
export function LeadColumns({ isStageKnown = false }: { readonly isStageKnown?: boolean }) {
  return (
    <div className={styles.columns} aria-hidden>
      <span>Кто и о чём</span>
      <span>Телефон</span>
      <span>Срок и договорённость</span>
      <span>{isStageKnown ? 'Кто ведёт' : 'Этап и кто ведёт'}</span>
      <span>Пришла</span>
    </div>
  );
}

import { Anchor, Box, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useMatch } from 'react-router';
import { formatPhone } from '../../../../model/format/phone.ts';
import { whenWords } from '../../../../model/format/when-words.ts';
import { contactTask } from '../../../../model/lead/contact-ways.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { LeadTimer } from '../lead-timer.tsx';
import styles from '../leads.module.css';
import { StageBadge } from '../stage-badge.tsx';

type LeadCardLinkProps = {
  readonly lead: LeadCard;
  readonly now: Date;
  readonly utcOffsetHours: number;
  /** A control that replaces the badge of the stage. */
  readonly stageControl?: ReactNode;
};

export function LeadCardLink({ lead, now, utcOffsetHours, stageControl }: LeadCardLinkProps) {
  // Keep the filters of the list while a lead is open.
  const { search, state } = useLocation();
  const { number, kind, name, phone, about, callTime, contactBy, holder, repeatOf } = lead;
  const isOpen = useMatch(`/leads/${number}`) !== null;
  const card = useRef<HTMLElement>(null);
  // The list next to the lead has its own scroll position.
  useLayoutEffect(() => {
    if (isOpen) card.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const wish = [contactBy === 'call' ? '' : contactTask(contactBy), callTime].filter(Boolean).join(', ');
  return (
    <article ref={card} className={styles.card} data-open={isOpen || undefined}>
      <Stack gap={4}>
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Link
            className={styles.cardLink}
            to={{ pathname: `/leads/${number}`, search }}
            state={state}
            aria-current={isOpen || undefined}
          >
            <Text fw={500} component="span">
              {name || 'Без имени'}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {' '}
              №&nbsp;{number}
            </Text>
          </Link>
          <Text size="sm" c="dimmed" ta="right" flex="none">
            {whenWords(new Date(lead.createdAt), now, utcOffsetHours)}
          </Text>
        </Group>
        <Text size="sm">{[LEAD_TITLES[kind] ?? kind, about].filter(Boolean).join(': ')}</Text>
        <Group justify="space-between" gap="xs">
          <Anchor className={styles.above} href={`tel:${phone}`} fw={500} py={6}>
            {formatPhone(phone)}
          </Anchor>
          <Box ta="right">
            <LeadTimer lead={lead} now={now} utcOffsetHours={utcOffsetHours} />
          </Box>
        </Group>
        {wish && <Text size="sm">Просит: {wish}</Text>}
        {lead.isHeld && lead.suspicions.length > 0 && (
          <Text size="sm" c="dimmed">
            Подозрительно: {lead.suspicions.join('; ')}
          </Text>
        )}
        <Group gap="xs">
          {stageControl ? (
            <div className={styles.above}>{stageControl}</div>
          ) : (
            <StageBadge stage={lead.stage} isHeld={lead.isHeld} />
          )}
          {holder && (
            <Text size="sm" c="dimmed">
              {holder.name}
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
        </Group>
      </Stack>
    </article>
  );
}

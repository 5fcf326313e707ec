import { Alert, Anchor, Center, Group, Loader, Stack, Text, Title } from '@mantine/core';
import { Link, useLocation, useParams } from 'react-router';
import { whenWords } from '../../../../model/format/when-words.ts';
import { lossWords } from '../../../../model/lead/lead-stages.ts';
import { LEAD_TITLES } from '../../../../model/lead/lead-titles.ts';
import type { LeadSheet } from '../../../contract/leads.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useLead } from '../lead-queries.ts';
import { LeadTimer } from '../lead-timer.tsx';
import leadsStyles from '../leads.module.css';
import { StageBadge } from '../stage-badge.tsx';
import { useNow } from '../use-now.ts';
import { ContactButtons } from './contact-buttons.tsx';
import { Deliveries } from './deliveries.tsx';
import { LeadConsentRecords } from './lead-consent-records.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { LeadHistory } from './lead-history.tsx';
import styles from './lead-page.module.css';
import { LeadWork } from './lead-work.tsx';
import { NoteForm } from './note-form.tsx';
import { Quarantine } from './quarantine.tsx';
import { Reminder } from './reminder.tsx';
import { Responsible } from './responsible.tsx';
import { Siblings } from './siblings.tsx';

export function LeadPage() {
  const number = Number(useParams().number);
  const lead = useLead(number);
  const { search, state } = useLocation();
  const now = useNow(lead.data?.now);
  return (
    <Stack gap="md" className={leadsStyles.frame ?? ''}>
      <Anchor component={Link} to={{ pathname: '/leads', search }} state={state} py={8}>
        ← Все заявки
      </Anchor>
      <ErrorAlert error={lead.error} />
      {lead.isPending && (
        <Center p="xl">
          <Loader role="status" aria-label="Загружаем заявку" />
        </Center>
      )}
      {lead.data && <Sheet key={number} sheet={lead.data} now={now} />}
    </Stack>
  );
}

/** Moves focus to the heading, for keyboards and screen readers. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true });

function Sheet({ sheet, now }: { sheet: LeadSheet; now: Date }) {
  const { card, reducedAt } = sheet;
  const isKept = reducedAt === null;
  const { utcOffsetHours } = sheet.clock;
  const when = (moment: string) => whenWords(new Date(moment), now, utcOffsetHours);
  // A later reminder is named below its choices; here it would add a line.
  const isDue = card.remindAt !== null && new Date(card.remindAt) <= now;
  const timed = isDue ? card : { ...card, remindAt: null };
  return (
    <article className={styles.lead} aria-label={`Заявка № ${card.number}`}>
      <Stack gap={6} className={styles.head ?? ''}>
        <Title order={1} size="h2" ref={takeFocus} tabIndex={-1} className={styles.heading ?? ''}>
          {card.name || 'Без имени'}
        </Title>
        <Text>{[LEAD_TITLES[card.kind] ?? card.kind, card.about].filter(Boolean).join(': ')}</Text>
        <Group gap="sm">
          <StageBadge stage={card.stage} isHeld={card.isHeld} />
          <Text size="sm" c="dimmed">
            №&nbsp;{card.number}, пришла {when(card.createdAt)}
          </Text>
          {card.stage === 'new' && card.firstTouchAt !== null && (
            <Text size="sm" c="dimmed">
              первая отметка {when(card.firstTouchAt)}
            </Text>
          )}
        </Group>
        {/* Always there, so that nothing below moves when the lead is taken. */}
        <Group gap="0 12px">
          <Text size="sm">
            {card.holder ? `Ведёт ${card.holder.name} (${when(card.holder.at)})` : 'Никто не ведёт'}
          </Text>
          <LeadTimer lead={timed} now={now} utcOffsetHours={utcOffsetHours} isPlain />
          {card.loss && <Text size="sm">Причина отказа: {lossWords(card.loss)}</Text>}
        </Group>
        {reducedAt !== null && (
          <Alert color="gray">
            Срок хранения вышел {when(reducedAt)}. Осталось только нужное для рекламы, на которую человек согласился.
          </Alert>
        )}
        <Quarantine sheet={sheet} />
      </Stack>
      <Stack gap="lg">
        <ContactButtons sheet={sheet} />
        <LeadFacts sheet={sheet} />
        {isKept && <NoteForm number={card.number} />}
      </Stack>
      <Stack gap="lg" className={styles.aside ?? ''}>
        {isKept && <Reminder card={card} now={now} utcOffsetHours={utcOffsetHours} />}
        {isKept && <Responsible card={card} />}
        <Siblings sheet={sheet} now={now} />
      </Stack>
      <Stack gap="lg">
        <LeadHistory sheet={sheet} now={now} />
        <Deliveries sheet={sheet} now={now} />
        <LeadConsentRecords sheet={sheet} now={now} />
      </Stack>
      {isKept && <LeadWork card={card} />}
    </article>
  );
}

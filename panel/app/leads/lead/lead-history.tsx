import { Stack, Text } from '@mantine/core';
import { whenWords } from '../../../../model/format/when-words.ts';
import { LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadEvent, LeadSheet } from '../../../contract/leads.ts';
import { ByCommand } from '../../lib/by-command.tsx';
import styles from '../leads.module.css';

type LeadHistoryProps = { readonly sheet: LeadSheet; readonly now: Date };

export function LeadHistory({ sheet: { events, card, clock }, now }: LeadHistoryProps) {
  const when = (moment: string) => whenWords(new Date(moment), now, clock.utcOffsetHours);
  return (
    <Stack gap="xs" component="section" aria-label="Что было">
      <Text fw={500}>Что было</Text>
      <LeadStory events={events} createdAt={card.createdAt} when={when} />
    </Stack>
  );
}

type LeadStoryProps = {
  readonly events: readonly LeadEvent[];
  readonly createdAt: string;
  readonly when: (moment: string) => string;
};

/** Actions of staff on one lead, the latest first. */
export function LeadStory({ events, createdAt, when }: LeadStoryProps) {
  return (
    <ol className={styles.story}>
      {events.toReversed().map((event) => (
        <li key={event.id}>
          <Text size="sm" c="dimmed">
            {when(event.at)}, {event.author || <ByCommand />}
          </Text>
          <Text style={{ whiteSpace: 'pre-line' }}>{eventWords(event, when)}</Text>
        </li>
      ))}
      <li>
        <Text size="sm" c="dimmed">
          {when(createdAt)}
        </Text>
        <Text>Заявка пришла</Text>
      </li>
    </ol>
  );
}

function eventWords({ what, words, move, remindAt }: LeadEvent, when: (moment: string) => string): string {
  const stage = move && LEAD_STAGES[move.to].title;
  switch (what) {
    case 'note':
      return words;
    case 'stage':
      return words === '' ? `Этап: ${stage}` : `Этап: ${stage}, ${words}`;
    case 'taken':
      return words === '' ? 'Заявка взята в работу' : `Заявка передана: ${words}`;
    case 'reminder':
      return remindAt === null ? 'Напоминание убрано' : `Напомнить: ${when(remindAt)}`;
    case 'released':
      return 'Не спам';
    case 'resent':
      return `Отправлена ещё раз: ${words}`;
  }
}

import { Text } from '@mantine/core';
import { whenWords } from '../../../model/format/when-words.ts';
import { LEAD_STAGES } from '../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../contract/leads.ts';
import type { TimerTone } from './timer-words.ts';
import { timerWords } from './timer-words.ts';

const COLOURS: Readonly<Record<TimerTone, string>> = {
  calm: 'dimmed',
  soon: 'orange',
  over: 'red',
};

type LeadTimerProps = { readonly lead: LeadCard; readonly now: Date; readonly utcOffsetHours: number };

/** Shows the time left until the promised call, or the reminder of a lead. */
export function LeadTimer({ lead, now, utcOffsetHours }: LeadTimerProps) {
  const { deadline, firstTouchAt, remindAt, isHeld, stage } = lead;
  if (remindAt !== null) {
    const isDue = new Date(remindAt) <= now;
    return (
      <Text size="sm" fw={isDue ? 500 : 400} c={isDue ? COLOURS.over : COLOURS.calm}>
        {isDue ? 'пора: ' : 'напомнить: '}
        {whenWords(new Date(remindAt), now, utcOffsetHours)}
      </Text>
    );
  }
  if (deadline === null || firstTouchAt !== null || isHeld || LEAD_STAGES[stage].isOver) return null;
  const { tone, words } = timerWords(new Date(deadline), now, utcOffsetHours);
  return (
    <Text size="sm" fw={tone === 'calm' ? 400 : 500} c={COLOURS[tone]}>
      {words}
    </Text>
  );
}

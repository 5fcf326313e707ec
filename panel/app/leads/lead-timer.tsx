import { Text } from '@mantine/core';
import type { LeadCard } from '../../contract/leads.ts';
import type { TimerTone } from './timer-words.ts';
import { timersOf } from './timer-words.ts';

const COLOURS: Readonly<Record<TimerTone, string>> = {
  calm: 'dimmed',
  soon: 'orange',
  over: 'red',
};

type LeadTimerProps = {
  readonly lead: LeadCard;
  readonly now: Date;
  readonly utcOffsetHours: number;
  /** Where the words are a fact among others instead of a caption. */
  readonly isPlain?: boolean;
};

/** Shows the time left until the promised call, and the reminder of a lead. */
export function LeadTimer({ lead, now, utcOffsetHours, isPlain = false }: LeadTimerProps) {
  return timersOf(lead, now, utcOffsetHours).map(({ tone, words }) => (
    <Text
      key={words}
      data-tone={tone}
      size="sm"
      fw={tone === 'calm' ? 400 : 500}
      c={isPlain && tone === 'calm' ? 'bright' : COLOURS[tone]}
    >
      {words}
    </Text>
  ));
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { isoDayAt, momentOf } from '../../../../model/format/date.ts';
import { whenWords } from '../../../../model/format/when-words.ts';
import { LEAD_STAGES } from '../../../../model/lead/lead-stages.ts';
import type { LeadCard } from '../../../contract/leads.ts';
import { DateTimePicker } from '../../lib/dates.ts';
import { ErrorAlert } from '../../lib/error-alert.tsx';
import { useCalendar } from '../../lib/use-calendar.ts';
import { useLeadAction } from '../lead-queries.ts';
import styles from './lead-page.module.css';
import { MORNING, reminderChoices } from './reminder-choices.ts';

type ReminderProps = { readonly card: LeadCard; readonly now: Date; readonly utcOffsetHours: number };

export function Reminder({ card: { number, remindAt, stage }, now, utcOffsetHours }: ReminderProps) {
  const act = useLeadAction(number);
  const [chosen, setChosen] = useState<string | null>(null);
  const calendar = useCalendar();
  const today = isoDayAt(now, utcOffsetHours);
  if (LEAD_STAGES[stage].isOver) return null;
  const isSame = (at: Date) => remindAt !== null && at.getTime() === new Date(remindAt).getTime();
  const remind = (at: Date | null) =>
    act.mutate({ path: 'reminder', body: { at: at?.toISOString() ?? null } }, { onSuccess: () => setChosen(null) });
  return (
    <Stack gap="xs" component="section" aria-label="Напоминание">
      <Text fw={500}>Напомнить</Text>
      <div className={styles.choices}>
        {reminderChoices(now, utcOffsetHours).map(({ words, at }) => (
          <Button
            key={words}
            className={styles.choice ?? ''}
            variant="default"
            px={6}
            aria-pressed={isSame(at)}
            disabled={act.isPending}
            onClick={() => remind(at)}
          >
            {words}
          </Button>
        ))}
        <DateTimePicker
          {...calendar}
          aria-label="Другой день и час"
          placeholder="Дата…"
          data-chosen={chosen !== null || undefined}
          valueFormat="D MMMM, H:mm"
          minDate={today}
          defaultDate={today}
          defaultTimeValue={MORNING}
          clearable
          value={chosen}
          onChange={setChosen}
          submitButtonProps={{ 'aria-label': 'Готово' }}
          clearButtonProps={{ 'aria-label': 'Не надо' }}
        />
      </div>
      {chosen !== null && (
        <Button loading={act.isPending} onClick={() => remind(momentOf(chosen, utcOffsetHours))}>
          Напомнить
        </Button>
      )}
      <ErrorAlert error={act.error} />
      {/* Below the choices, which keep their places. */}
      {stage === 'visit' && remindAt === null && (
        <Text size="sm" c="dimmed">
          Назначьте час встречи: напомним, и она встанет в «Дела по дням».
        </Text>
      )}
      {remindAt !== null && (
        <Group gap="xs">
          <Text>Напомним: {whenWords(new Date(remindAt), now, utcOffsetHours)}</Text>
          <Button variant="default" size="sm" onClick={() => remind(null)} disabled={act.isPending}>
            Убрать
          </Button>
        </Group>
      )}
    </Stack>
  );
}

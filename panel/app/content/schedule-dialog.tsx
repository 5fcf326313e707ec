import { Button, Modal, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { clockAt, formatTime, momentOf } from '../../../model/format/date.ts';
import type { Entry, EntryText, Scheduled } from '../../contract/content.ts';
import { DateTimePicker } from '../lib/dates.ts';
import { DialogButtons } from '../lib/dialog-buttons.tsx';
import { ErrorAlert } from '../lib/error-alert.tsx';
import type { Observed } from '../lib/observed.ts';
import { request } from '../lib/request.ts';
import { useCalendar } from '../lib/use-calendar.ts';
import { useMomentWords } from '../lib/use-moment-words.ts';
import { useBrand } from '../look/use-brand.ts';

type Props = {
  readonly entry: Entry;
  /** Version of the file that the text is based on. */
  readonly baseVersion: string | null;
  readonly text: Observed<EntryText>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onScheduled: () => void;
};

/** Schedules the publication of an edit and, optionally, its revert. */
export function ScheduleDialog({ entry, baseVersion, text, isOpen, onClose, onScheduled }: Props) {
  const momentWords = useMomentWords();
  const { utcOffsetHours } = useBrand();
  const calendar = useCalendar();
  const today = clockAt(new Date(), utcOffsetHours);
  const moment = (local: string) => momentOf(local, utcOffsetHours).toISOString();
  const client = useQueryClient();
  const [at, setAt] = useState<string | null>(null);
  const [until, setUntil] = useState<string | null>(null);
  const { file, version } = entry;
  const schedule = useMutation({
    mutationFn: () =>
      request<Scheduled>('POST', '/api/schedule', {
        file,
        version: baseVersion,
        ...text.get(),
        at: at && moment(at),
        until: until && moment(until),
      }),
    onSuccess(made) {
      void client.invalidateQueries({ queryKey: ['schedules'] });
      notifications.show({ message: `Выйдет ${momentWords(made.at)}. Список — в разделе «Черновики и расписание».` });
      onClose();
      onScheduled();
    },
  });
  const picker = {
    valueFormat: 'D MMMM YYYY, H:mm',
    ...calendar,
    minDate: today.day,
    defaultDate: today.day,
    defaultTimeValue: '09:00',
    placeholder: 'Выберите день и час',
    timePickerProps: { hoursInputLabel: 'Часы', minutesInputLabel: 'Минуты' },
    submitButtonProps: { 'aria-label': 'Готово' },
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title="В другое время" closeButtonProps={{ 'aria-label': 'Закрыть' }}>
      <Stack>
        <DateTimePicker label="Опубликовать" {...picker} value={at} onChange={setAt} />
        {version !== null && (
          <DateTimePicker
            label="Вернуть прежнее"
            description="Если не выбрать, останется"
            clearable
            {...picker}
            {...(at === null ? {} : { defaultDate: at })}
            value={until}
            onChange={setUntil}
          />
        )}
        <Text size="sm" c="dimmed">
          По времени компании: сейчас {formatTime(today.time)}.
        </Text>
        <ErrorAlert error={schedule.error} />
        <DialogButtons onCancel={onClose}>
          <Button disabled={at === null} loading={schedule.isPending} onClick={() => schedule.mutate()}>
            Запланировать
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

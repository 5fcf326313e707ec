import { Button, Modal, Stack } from '@mantine/core';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { isoDayAt } from '../../../../model/format/date.ts';
import { readDay } from '../../fields/date-input.tsx';
import { DateInput } from '../../lib/dates.ts';
import { DialogButtons } from '../../lib/dialog-buttons.tsx';
import { useCalendar } from '../../lib/use-calendar.ts';
import { useBrand } from '../../look/use-brand.ts';
import type { StatusDate } from './status-date.ts';

export type AskedDay = {
  readonly status: string;
  readonly date: StatusDate;
  /** The day to begin with. */
  readonly first: string | null;
};

type Props = {
  readonly title: string;
  /** `null` while nothing is asked. */
  readonly asked: AskedDay | null;
  readonly onChoose: (status: string, date: StatusDate, day: string) => void;
  readonly onClose: () => void;
};

/** Asks for the day that a status needs, so that both are stored at once. */
export function StatusDateDialog({ title, asked, onChoose, onClose }: Props) {
  return (
    <Modal
      opened={asked !== null}
      onClose={onClose}
      title={title}
      size="sm"
      returnFocus={false}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {asked && <DayForm asked={asked} onChoose={onChoose} onClose={onClose} />}
    </Modal>
  );
}

type FormProps = Omit<Props, 'title'> & { readonly asked: AskedDay };

function DayForm({ asked: { status, date, first }, onChoose, onClose }: FormProps) {
  const today = isoDayAt(new Date(), useBrand().utcOffsetHours);
  const [day, setDay] = useState<string | null>(first !== null && first >= today ? first : null);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    if (day !== null) onChoose(status, date, day);
  };
  return (
    <form onSubmit={choose}>
      <Stack>
        <DateInput
          {...useCalendar()}
          label={date.title}
          value={day}
          onChange={setDay}
          minDate={today}
          valueFormat="D MMMM YYYY"
          dateParser={readDay}
          placeholder="дд.мм.гггг"
          data-autofocus
        />
        <DialogButtons onCancel={onClose}>
          <Button type="submit" disabled={day === null}>
            {date.action}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}

import { Text } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isoDayAt } from '../../../model/format/date.ts';
import { counted, DAYS } from '../../../model/format/plural.ts';
import { dayjs, DateInput as MantineDateInput } from '../lib/dates.ts';
import { useCalendar } from '../lib/use-calendar.ts';
import { useBrand } from '../look/use-brand.ts';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/**
 * Accepts «20.11.2026» and «20 ноября 2026» or a day from the calendar; shows the distance to today and to the field
 * `before`.
 */
type Props = FieldProps & { readonly before?: { readonly path: string; readonly title: string } };

export function DateInput(props: Props) {
  const { field, path, before } = props;
  const { value, set } = useValue<string>(path);
  const error = useFieldError(path);
  const { utcOffsetHours } = useBrand();
  const earlier: unknown = useWatch({ name: before?.path ?? path });
  const [month, setMonth] = useState<string | null>(null);
  const today = isoDayAt(new Date(), utcOffsetHours);
  /** Until a month is chosen, the calendar opens at the earlier day, else at today. */
  const shownMonth = month ?? (typeof earlier === 'string' ? readDay(earlier) : null) ?? today;
  return (
    <MantineDateInput
      {...useCalendar()}
      {...inputProps(props, error)}
      value={value ?? null}
      onChange={(next) => set(next ?? undefined)}
      date={shownMonth}
      onDateChange={setMonth}
      valueFormat="D MMMM YYYY"
      dateParser={readDay}
      clearable={!field.isRequired}
      placeholder="дд.мм.гггг"
      inputContainer={(input) => (
        <>
          {input}
          {/* An empty note keeps its room, so that a chosen day moves nothing. */}
          {error === undefined && (
            <Text size="xs" c="dimmed" mih="1lh" data-note>
              {value !== undefined &&
                [
                  relativeToToday(value, today),
                  before && typeof earlier === 'string' ? relativeTo(value, earlier, before.title) : '',
                ]
                  .filter((words) => words !== '')
                  .join('; ')}
            </Text>
          )}
        </>
      )}
    />
  );
}

const FORMATS = ['DD.MM.YYYY', 'D.M.YYYY', 'YYYY-MM-DD', 'D MMMM YYYY', 'DD.MM.YY'];

/** Reads a typed day; `null` when it is none. */
export function readDay(text: string): string | null {
  const day = dayjs(text.trim(), FORMATS, 'ru', true);
  return day.isValid() ? day.format('YYYY-MM-DD') : null;
}

function relativeToToday(day: string, today: string): string {
  const days = dayjs(day).diff(dayjs(today), 'day');
  if (days === 0) return 'сегодня';
  return days > 0 ? `через ${counted(days, DAYS)}` : `${counted(-days, DAYS)} назад`;
}

function relativeTo(day: string, earlier: string, title: string): string {
  const days = dayjs(day).diff(dayjs(earlier), 'day');
  if (!Number.isFinite(days) || days === 0) return '';
  return days > 0 ? `${counted(days, DAYS)} после «${title}»` : `на ${counted(-days, DAYS)} раньше «${title}»`;
}

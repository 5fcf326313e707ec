import { DatePickerInput } from '../../lib/dates.ts';
import { useCalendar } from '../../lib/use-calendar.ts';
import type { LeadFilters } from '../use-lead-filters.ts';

type Props = {
  readonly filters: Pick<LeadFilters, 'from' | 'to'>;
  readonly onChange: (changed: Pick<LeadFilters, 'from' | 'to'>) => void;
};

export function LeadDaysFilter({ filters: { from, to }, onChange }: Props) {
  return (
    <DatePickerInput
      {...useCalendar()}
      label="Когда пришла"
      placeholder="Любой день"
      type="range"
      allowSingleDateInRange
      clearable
      clearButtonProps={{ 'aria-label': 'Любой день' }}
      value={[from ?? null, to ?? null]}
      valueFormat="D MMMM"
      onChange={([first, last]) => onChange({ from: first ?? '', to: last ?? '' })}
    />
  );
}

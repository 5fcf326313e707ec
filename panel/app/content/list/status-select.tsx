import { NativeSelect } from '@mantine/core';
import type { ChoiceField } from '../../../contract/list-columns.ts';

type Props = {
  /** `undefined` for kinds without a status. */
  readonly field: ChoiceField | undefined;
  readonly isBusy: boolean;
  readonly onSet: (status: string) => void;
};

/** Sets the status of the chosen entries: a sold flat in three steps. */
export function StatusSelect({ field, isBusy, onSet }: Props) {
  if (!field) return null;
  const states = Object.entries(field.labels).map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      aria-label={field.title}
      data={[{ value: '', label: `${field.title}…` }, ...states]}
      value=""
      disabled={isBusy}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
    />
  );
}

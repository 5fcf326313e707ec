import { Select } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { useValue } from './use-value.ts';

type Option = { readonly value: string; readonly label: string };
type Props = { readonly of: FieldProps; readonly options: readonly Option[]; readonly error: string | undefined };

/** A select that also shows a current value missing from its options. */
export function NameSelect({ of, options, error }: Props) {
  const { field, path } = of;
  const { value, set } = useValue<string>(path);
  const isKnown = value === undefined || options.some((option) => option.value === value);
  return (
    <Select
      {...inputProps(of, error)}
      data={isKnown ? options : [...options, { value, label: value }]}
      value={value ?? null}
      onChange={(next) => set(next ?? undefined)}
      searchable
      clearable={!field.isRequired}
      allowDeselect={false}
      nothingFoundMessage="Ничего не нашлось"
      placeholder="Выберите"
    />
  );
}

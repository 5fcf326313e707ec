import { NumberInput as MantineNumberInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputProps, suffixOf } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/** A number as Russians write it: spaces between thousands of roubles, none in a year, a comma before the fraction. */
export function NumberInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set, blur } = useValue<number>(path);
  const suffix = suffixOf(field);
  const error = useFieldError(path);
  return (
    <MantineNumberInput
      {...inputProps(props, error)}
      value={value ?? ''}
      onChange={(next) => set(typeof next === 'number' ? next : undefined)}
      onBlur={blur}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={field.widget === 'money' ? '\u00a0' : ''}
      hideControls
      inputMode="decimal"
      {...(suffix === undefined ? {} : { suffix })}
    />
  );
}

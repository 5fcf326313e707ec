import { NumberInput as MantineNumberInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { inputProps, suffixOf } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/** A number in Russian format: spaces between thousands of roubles but not in years, and a decimal comma. */
export function NumberInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<number>(path);
  /** Typed text that is incomplete or not in canonical form: «54,», «60,0». */
  const [typed, setTyped] = useState<string | number>('');
  const suffix = suffixOf(field);
  const error = useFieldError(path);
  return (
    <MantineNumberInput
      {...inputProps(props, error)}
      value={numberOf(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        set(numberOf(next));
      }}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={field.widget === 'money' ? '\u00a0' : ''}
      hideControls
      inputMode="decimal"
      {...(suffix === undefined ? {} : { suffix })}
    />
  );
}

function numberOf(typed: string | number): number | undefined {
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isNaN(number) ? undefined : number;
}

import { NumberInput as MantineNumberInput } from '@mantine/core';
import { useState } from 'react';
import type { FieldProps } from './field-props.ts';
import { inputProps, suffixOf } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/** A number as Russians write it: spaces between thousands of roubles, none in a year, a comma before the fraction. */
export function NumberInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<number>(path);
  /** Also what is no number yet, or would be written otherwise: «54,», «60,0». */
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

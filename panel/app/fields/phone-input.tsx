import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatPhone } from '../../../model/format/phone.ts';
import { readPhone } from '../../../model/format/read-phone.ts';
import type { FieldProps } from './field-props.ts';
import { inputProps, orAbsent } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

/** Shows the number as visitors read it; accepts any usual writing and stores E.164. */
export function PhoneInput(props: FieldProps) {
  const { path } = props;
  const { value, set } = useValue<string>(path);
  const error = useFieldError(path);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...inputProps(props, error)}
      value={typed ?? formatPhone(value ?? '')}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        const reading = readPhone(text);
        set(reading.ok ? reading.phone : orAbsent(text));
      }}
      onBlur={() => setTyped(null)}
      inputMode="tel"
      placeholder="+7 4012 00-00-00"
    />
  );
}

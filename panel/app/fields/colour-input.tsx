import { ColorInput } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputProps, orAbsent } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

export function ColourInput(props: FieldProps) {
  const { path } = props;
  const { value, set } = useValue<string>(path);
  const input = inputProps(props, useFieldError(path));
  return (
    <ColorInput
      {...input}
      value={value ?? ''}
      onChange={(next) => set(orAbsent(next))}
      format="hex"
      withEyeDropper={false}
    />
  );
}

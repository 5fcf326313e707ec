import { Switch } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import { inputProps } from './input-props.ts';
import { useFieldError } from './use-field-error.ts';
import { useValue } from './use-value.ts';

export function FlagInput(props: FieldProps) {
  const { field, path } = props;
  const { value, set } = useValue<boolean>(path);
  const { id, description, error } = inputProps(props, useFieldError(path));
  return (
    <Switch
      id={id}
      label={field.title}
      description={description}
      error={error}
      checked={value ?? field.default === true}
      onChange={(event) => set(event.currentTarget.checked ? true : mustStoreFalse(field) ? false : undefined)}
    />
  );
}

/** Whether `false` must be written: omitting the field would mean true or be an error. */
function mustStoreFalse({ isRequired, default: standard }: FieldProps['field']): boolean {
  return isRequired || standard === true;
}

import { useController, useFormContext } from 'react-hook-form';

/** The value of one input and how to change it; `undefined`: the file does not hold it. */
export function useValue<T>(path: string) {
  const { control } = useFormContext();
  const { field } = useController({ name: path, control });
  return {
    value: field.value as T | undefined,
    set: field.onChange as (value: T | undefined) => void,
    blur: field.onBlur,
  };
}

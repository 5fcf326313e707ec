import { useFormContext, useWatch } from 'react-hook-form';

/** Returns the value of one input and its setter; `undefined` means that the file omits the field. */
export function useValue<T>(path: string) {
  const { setValue } = useFormContext();
  // `useController` would restore the default value of a cleared input.
  const value: unknown = useWatch({ name: path });
  return {
    value: value as T | undefined,
    set: (next: T | undefined) => setValue(path, next, { shouldDirty: true }),
  };
}

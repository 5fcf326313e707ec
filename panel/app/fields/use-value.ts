import { useFormContext, useWatch } from 'react-hook-form';

/** The value of one input and how to change it; `undefined`: the file does not hold it. */
export function useValue<T>(path: string) {
  const { setValue } = useFormContext();
  // Not `useController`: what was emptied would be there again, as the form found it.
  const value: unknown = useWatch({ name: path });
  return {
    value: value as T | undefined,
    set: (next: T | undefined) => setValue(path, next, { shouldDirty: true }),
  };
}

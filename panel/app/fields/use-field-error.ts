import { get, useFormContext } from 'react-hook-form';

/** Returns the loader's message about this field, or `undefined`. */
export function useFieldError(path: string): string | undefined {
  const { formState } = useFormContext();
  const error = get(formState.errors, path) as { message?: unknown; root?: { message?: unknown } } | undefined;
  const message = error?.message ?? error?.root?.message;
  return typeof message === 'string' ? message : undefined;
}

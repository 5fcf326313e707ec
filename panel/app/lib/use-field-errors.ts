import { useEffect, useRef } from 'react';
import { RequestError } from './request.ts';

type FieldErrors = Readonly<Record<string, string>>;

/** Returns the server's error messages by field name. The first refused input of `form` takes the focus. */
export function useFieldErrors(error: unknown) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return { form, faults: fieldErrorsOf(error) };
}

function fieldErrorsOf(error: unknown): FieldErrors {
  const body = error instanceof RequestError ? error.body : null;
  if (body === null || typeof body !== 'object' || !('fields' in body)) return {};
  return body.fields as FieldErrors;
}

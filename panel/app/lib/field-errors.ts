import { RequestError } from './request.ts';

/** Returns the server's error messages by field name. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  const body = error instanceof RequestError ? error.body : null;
  if (body === null || typeof body !== 'object' || !('fields' in body)) return {};
  return body.fields as Readonly<Record<string, string>>;
}

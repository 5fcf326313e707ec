/** Logs one JSON line per event; fields must not contain personal data. */
export type LeadsLog = (event: string, fields?: Record<string, string | number | boolean>) => void;

/** Returns the name and codes only: the error message may quote the data that was being written. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(' ');
}

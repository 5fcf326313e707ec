/** One line of JSON for each event; fields hold no personal data. */
export type LeadsLog = (event: string, fields?: Record<string, string | number | boolean>) => void;

/** Texts of errors may quote what was being written; names and codes never do. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(' ');
}

import type { OnAnswer } from '../../serve/answered.ts';

/** Writes one JSON line per response. A line has no IP address, query string or user agent. */
export function createRequestLog(write: (line: string) => void): OnAnswer {
  return ({ method, kind, path, status, milliseconds, bytes }) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), event: 'request', method, kind, path, status, ms: Math.round(milliseconds * 10) / 10, bytes })}\n`,
    );
}

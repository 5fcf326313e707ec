import type { OnAnswer } from '../../serve/answered.ts';

/** A JSON line for every answer. Nothing in it tells who asked: no address, no query string, no browser. */
export function createRequestLog(write: (line: string) => void): OnAnswer {
  return ({ method, kind, path, status, milliseconds, bytes }) =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), event: 'request', method, kind, path, status, ms: Math.round(milliseconds * 10) / 10, bytes })}\n`,
    );
}

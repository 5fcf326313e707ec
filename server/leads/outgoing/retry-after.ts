/** Upper limit of a pause, against absurd headers. */
const MAX_MS = 24 * 60 * 60_000;

export function parseRetryAfter(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const text = header.trim();
  if (/^\d+(\.\d+)?$/.test(text)) return pause(Number(text) * 1000);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? undefined : pause(moment - now.getTime());
}

export function pause(milliseconds: number): number {
  return Math.min(Math.max(0, Math.ceil(milliseconds)), MAX_MS);
}

import { isVisitorField } from '../../../model/lead/lead-fields.ts';
import type { LeadProblems, LeadValues } from './lead-values.ts';

export type PostResult =
  | { readonly status: 'accepted'; readonly number: number; readonly next: string }
  | { readonly status: 'invalid'; readonly problems: LeadProblems; readonly message: string | null }
  /** The key belongs to an earlier lead with different answers. */
  | { readonly status: 'key-taken' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'limited'; readonly retryAfterS: number }
  | { readonly status: 'unavailable' }
  | { readonly status: 'no-network' };

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const REQUEST_TIMEOUT_MS = 20_000;
const USUAL_PAUSE_S = 30;
const MAX_PAUSE_S = 3600;

/** Sends a lead; safe to repeat with the same key. Rejects only when the request cannot be built. */
export async function postLead(values: LeadValues, send: Fetch = (url, init) => fetch(url, init)): Promise<PostResult> {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    // The request survives navigation away from the page.
    keepalive: true,
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  };
  try {
    const response = await send('/api/leads', request);
    if (response.status === 429) return { status: 'limited', retryAfterS: readPause(response.headers) };
    return readAnswer(response.status, await response.json().catch(() => null));
  } catch {
    return { status: 'no-network' };
  }
}

/** Retry delay in seconds, clamped; without a `Retry-After` header the default applies. */
function readPause(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_PAUSE_S) : USUAL_PAUSE_S;
}

function readAnswer(status: number, answer: unknown): PostResult {
  if (!isObject(answer)) return { status: 'unavailable' };
  if (status === 200 || status === 201) {
    const { number, next } = answer;
    const isWhole = typeof number === 'number' && typeof next === 'string' && /^\/(?![/\\])/.test(next);
    return isWhole ? { status: 'accepted', number, next } : { status: 'unavailable' };
  }
  if (status === 422 && isObject(answer.errors)) return readErrors(answer.errors);
  if (status < 500 && typeof answer.error === 'string') return { status: 'refused', message: answer.error };
  return { status: 'unavailable' };
}

function readErrors(errors: Readonly<Record<string, unknown>>): PostResult {
  if (errors.key) return { status: 'key-taken' };
  const problems: LeadProblems = {};
  let message: string | null = null;
  for (const [name, text] of Object.entries(errors)) {
    if (typeof text !== 'string') continue;
    if (isVisitorField(name)) problems[name] = text;
    else message ??= text;
  }
  return { status: 'invalid', problems, message };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

import { createHash } from 'node:crypto';
import type { RawAnswer } from './ask-raw.ts';

/**
 * What each web server words in its own way (decision 93): whether it tells the length ahead, and of which files it says
 * that parts may be asked for.
 */
const OWN_WORDS = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
  'transfer-encoding',
];
const OF_TEXTS = ['content-type'];

/** Where two answers differ for a visitor: `status`, `body`, names of headers with both values. */
export function differencesOf(theirs: RawAnswer, ours: RawAnswer): Record<string, readonly unknown[]> {
  // Caddy says it of small files too, which are not compressed.
  const vary = ours.headers.vary === undefined ? undefined : theirs.headers.vary;
  const a: Record<string, unknown> = { ...said(theirs), vary };
  const b = said(ours);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);
  return Object.fromEntries(names.map((name) => [name, [a[name], b[name]]]));
}

function said({ status, headers, body }: RawAnswer): Record<string, unknown> {
  // A redirect and a refused range have texts that nobody is shown.
  const isBare = (status >= 300 && status < 400) || status === 416;
  const isOwn = (name: string) => OWN_WORDS.includes(name) || (isBare && OF_TEXTS.includes(name));
  const { 'content-length': length, ...others } = headers;
  return {
    status,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !isOwn(name))),
    // Of HEAD it is all there is.
    ...(body.length === 0 && !isBare && { length: Number(length) }),
    ...(isBare ? {} : { body: createHash('sha256').update(body).digest('hex') }),
  };
}

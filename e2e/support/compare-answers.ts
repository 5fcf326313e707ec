import { createHash } from 'node:crypto';
import type { RawAnswer } from './ask-raw.ts';

/**
 * Headers that each web server sets differently (decision 92), among them those about the length and range requests.
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

/** Returns the visible differences between two responses: `status`, `body` and header names with both values. */
export function differencesOf(theirs: RawAnswer, ours: RawAnswer): Record<string, readonly unknown[]> {
  // Caddy sends `Vary` also with small files, which are not compressed.
  const vary = ours.headers.vary === undefined ? undefined : theirs.headers.vary;
  const a: Record<string, unknown> = { ...comparableParts(theirs), vary };
  const b = comparableParts(ours);
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((name) => a[name] !== b[name]);
  return Object.fromEntries(names.map((name) => [name, [a[name], b[name]]]));
}

function comparableParts({ status, headers, body }: RawAnswer): Record<string, unknown> {
  // Visitors never see the bodies of redirects and of refused ranges.
  const isBare = (status >= 300 && status < 400) || status === 416;
  const isOwn = (name: string) => OWN_WORDS.includes(name) || (isBare && OF_TEXTS.includes(name));
  const { 'content-length': length, ...others } = headers;
  return {
    status,
    ...Object.fromEntries(Object.entries(others).filter(([name]) => !isOwn(name))),
    // Responses to HEAD have no body, so their `Content-Length` is compared.
    ...(body.length === 0 && !isBare && { length: Number(length) }),
    ...(isBare ? {} : { body: createHash('sha256').update(body).digest('hex') }),
  };
}

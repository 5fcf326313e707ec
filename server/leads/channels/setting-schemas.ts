import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from '../../loopback.ts';

/** https; http only to this very machine, where nobody listens on the way. */
export const serviceUrl = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username !== '' || password !== '' || hash !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
});

export const positiveId = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** What goes into a header: no spaces, no line breaks. */
export const token = z.string().regex(/^[\x21-\x7e]{8,2000}$/);

/** Path of a PEM file, read now: a mistake shows at start and not with the first lead. */
export const certificateFile = z.string().transform((path, context) => {
  try {
    const pem = readFileSync(path, 'utf8');
    new X509Certificate(pem);
    return pem;
  } catch {
    context.addIssue('unreadable');
    return z.NEVER;
  }
});

/** A switch that is thrown only by writing out what it means. */
export function consequence(words: string): z.ZodType<boolean> {
  return z
    .literal(words)
    .optional()
    .transform((value) => value !== undefined);
}

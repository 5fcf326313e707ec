import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLoopback } from '../../loopback.ts';

/** Requires https. Plain http is allowed only to this machine, where traffic cannot be intercepted. */
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

export const token = z.string().regex(/^[\x21-\x7e]{8,2000}$/);

/** Path of a PEM file. The file is read at start, so that an error appears before the first lead. */
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

/** A switch whose only accepted value is the full sentence that states its consequence. */
export function consequence(words: string): z.ZodType<boolean> {
  return z
    .literal(words)
    .optional()
    .transform((value) => value !== undefined);
}

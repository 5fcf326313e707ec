import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Consent } from '../../../model/lead/consent.ts';
import type { ConsentPurpose } from '../../../model/lead/consent-documents.ts';
import { CONSENT_PURPOSES } from '../../../model/lead/consent-documents.ts';

export const CONSENTS_FILE = 'consents.json';

const versions = z
  .array(
    z.strictObject({
      /** Name of the document, which is also its path: `consent` → `/consent`. */
      document: z.string().regex(/^[a-z][a-z0-9-]*$/),
      version: z.string().min(1).max(40),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** Exact label of the checkbox. */
      label: z.string().min(1),
    }),
  )
  .min(1);

const consentIndexSchema = z.record(z.enum(CONSENT_PURPOSES), versions);

/** All published versions of each consent, the newest first; part of a release. */
export type ConsentIndex = z.infer<typeof consentIndexSchema>;

export async function readConsentIndex(releaseDir: string): Promise<ConsentIndex> {
  const path = join(releaseDir, CONSENTS_FILE);
  const parsed = consentIndexSchema.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is not an index of consents:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Accepts old versions too, since a tab may have been open when a new one was published. */
export function findConsent(index: ConsentIndex, purpose: ConsentPurpose, version: string): Consent | null {
  const found = index[purpose].find((shown) => shown.version === version);
  return found ? { purpose, ...found } : null;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Environment } from './env.ts';
import { readConsentIndex } from './leads/consent-index.ts';
import { createLeadsApi, createLeadsListener } from './leads/leads-api.ts';
import { openSqliteLeadStore } from './leads/sqlite-lead-store.ts';
import { CONTACT_FILE } from './publish/intake-files.ts';
import type { ReleaseStore } from './serve/release-store.ts';
import type { ApiHandler } from './serve/site-server.ts';

const contactSchema = z.object({ phone: z.string() });

export type LeadIntake = { readonly handle: ApiHandler; close(): void };

/** The intake of leads beside the release on show: its consents are the ones that visitors tick. */
export async function openLeadIntake(
  { dataDir, leadsPerMinute }: Environment,
  releases: ReleaseStore,
): Promise<LeadIntake> {
  const store = openSqliteLeadStore(join(dataDir, 'leads.db'));
  const shown = () => {
    const release = releases.current();
    if (!release) throw new Error('No release is served yet');
    return release.dir;
  };
  let contact = { dir: '', phone: '' };
  async function phone(): Promise<string> {
    const dir = shown();
    if (contact.dir !== dir)
      contact = { dir, ...contactSchema.parse(JSON.parse(await readFile(join(dir, CONTACT_FILE), 'utf8'))) };
    return contact.phone;
  }
  const api = createLeadsApi({
    store,
    consents: () => readConsentIndex(shown()),
    leadsPerMinute,
    phone: () => contact.phone,
  });
  const listen = createLeadsListener(api);
  return {
    handle: (request, response) =>
      void phone()
        .catch(() => '')
        .then(() => listen(request, response)),
    close: () => store.close(),
  };
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteProcess } from './site-process.ts';

type PublishState = { readonly live?: object | null; readonly refused?: boolean; readonly trouble?: object | null };

/** What the server notes beside its releases, for whoever looks from outside. Empty before the first publish has ended. */
export async function publishState({ dataDir }: SiteProcess): Promise<PublishState> {
  return JSON.parse(await readFile(join(dataDir, 'publish-state.json'), 'utf8').catch(() => '{}'));
}

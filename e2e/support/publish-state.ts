import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteProcess } from './site-process.ts';

type PublishState = { readonly live?: object | null; readonly refused?: boolean; readonly trouble?: object | null };

/** Reads the publish state that the server writes for monitoring; empty before the first publish has ended. */
export async function publishState({ dataDir }: SiteProcess): Promise<PublishState> {
  return JSON.parse(await readFile(join(dataDir, 'publish-state.json'), 'utf8').catch(() => '{}'));
}

import { access, readFile, readlink, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { RELEASE_MANIFEST } from './manifest.ts';

export const PIN_FILE = 'pinned-release.json';
/** Link to the latest published release while another one is pinned. */
export const WAITING_LINK = 'waiting';

const pinSchema = z.object({
  releaseId: z.string().regex(/^[\w-]{1,100}$/),
  since: z.string(),
});

export type Pin = z.infer<typeof pinSchema>;

/** Returns `null` when the pin is unreadable or its release was deleted. */
export async function readPin(dataDir: string): Promise<Pin | null> {
  try {
    const pin = pinSchema.parse(JSON.parse(await readFile(join(dataDir, PIN_FILE), 'utf8')));
    await access(join(dataDir, 'releases', pin.releaseId, RELEASE_MANIFEST));
    return pin;
  } catch {
    return null;
  }
}

export function removePin(dataDir: string): Promise<void> {
  return rm(join(dataDir, PIN_FILE), { force: true });
}

/** Returns the id of the release that a link in the data folder points to. */
export async function releaseBehind(dataDir: string, link: 'current' | typeof WAITING_LINK): Promise<string | null> {
  return readlink(join(dataDir, link)).then(basename, () => null);
}

export function pinnedWords({ releaseId }: Pin): string {
  return `На сайте закреплён выпуск ${releaseId}: новые правки проверяются, но не показываются. Показать их: npm run release -- unpin.`;
}

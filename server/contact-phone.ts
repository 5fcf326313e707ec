import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

const MOST_BYTES = 256 * 1024;
const PHONE = /^phone:\s*["']?(\+7\d{10})["']?\s*(?:#.*)?$/m;

/**
 * The phone number for visitors while there is no release. Found by its line alone, so that a mistake elsewhere in the
 * file does not take it away; `null` where there is none.
 */
export async function readContactPhone(contentDir: string): Promise<string | null> {
  const path = join(contentDir, 'company.yaml');
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile() || facts.size > MOST_BYTES) return null;
  const text = await readFile(path, 'utf8').catch(() => '');
  return PHONE.exec(text)?.[1] ?? null;
}

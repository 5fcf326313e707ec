import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Earlier } from './earlier-release.ts';
import type { ReleaseWriter } from './release-writer.ts';

export const RETIRED_FILES = 'retired.json';
/** Files stay available this long for tabs that were opened with an older release. */
const RETENTION_MS = 30 * 86_400_000;

/** URL path → ISO moment since when no page uses the file. */
export type RetiredFiles = Readonly<Record<string, string>>;

export async function keepRetiredFiles(
  writer: ReleaseWriter,
  earlier: Earlier | null,
  now: Date,
): Promise<RetiredFiles> {
  if (!earlier) return {};
  const since = await readRetiredFiles(earlier.dir);
  const kept: Record<string, string> = {};
  for (const [path, file] of Object.entries(earlier.manifest.files)) {
    if (path in writer.files || !(file.cache === 'immutable' || path.startsWith('/builds/meta/'))) continue;
    const retiredAt = since[path] ?? now.toISOString();
    if (now.getTime() - Date.parse(retiredAt) > RETENTION_MS) continue;
    await writer.reuse(path, file, earlier.publicDir, { cache: file.cache });
    kept[path] = retiredAt;
  }
  return kept;
}

async function readRetiredFiles(releaseDir: string): Promise<RetiredFiles> {
  const text = await readFile(join(releaseDir, RETIRED_FILES), 'utf8').catch(() => '{}');
  return z.record(z.string(), z.string()).parse(JSON.parse(text));
}

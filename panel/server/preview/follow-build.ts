import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../model/load/file-cache.ts';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { readBuiltSite } from '../../../server/publish/built-site.ts';

/** File that a build removes first and writes last, so its absence means a running build. */
const STAMP_FILE = 'sources.txt';

/** Loads the built site and reloads it after a build; the former site stays in use meanwhile. */
export function followBuild(distDir: string, read = readBuiltSite): () => Promise<BuiltSite> {
  let known: { readonly stamp: string | null; readonly site: Promise<BuiltSite> } | null = null;
  return () => {
    const facts = statSync(join(distDir, STAMP_FILE), { throwIfNoEntry: false });
    const stamp = facts ? stampOf(facts) : null;
    if (known && (stamp === null || stamp === known.stamp)) return known.site;
    const site = read(distDir);
    const next = { stamp, site };
    known = next;
    site.catch(() => {
      if (known === next) known = null;
    });
    return site;
  };
}

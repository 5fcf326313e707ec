import { statSync } from 'node:fs';
import { join } from 'node:path';
import { stampOf } from '../../../model/load/file-cache.ts';
import type { BuiltSite } from '../../../server/publish/built-site.ts';
import { readBuiltSite } from '../../../server/publish/built-site.ts';

/** A build removes it first and writes it last. */
const STAMP_FILE = 'sources.txt';

/** The built site, reloaded when its build changes. During a build the former one is used; a failed read is retried. */
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

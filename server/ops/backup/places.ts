import type { Store } from './stores.ts';

/** What a backup is made of and what a restore fills. */
export type Places = {
  readonly dataDir: string;
  readonly contentDir: string;
  readonly databaseUrl: string | null;
};

/** What every command works with. */
export type Site = Places & { readonly stores: readonly Store[]; readonly signal: AbortSignal };

/** Folders in an archive, beside the manifest. */
export const PARTS = ['data', 'content'] as const;
export type Part = (typeof PARTS)[number];

/** Work in progress with personal data, in DATA_DIR; gone when it is over, at the latest with the next run. */
export const WORK_PREFIX = '.backup-work-';
/** What stood where a restore put something else. */
export const FORMER_PREFIX = '.before-restore-';

/** Top names of DATA_DIR that are made anew, or tell of this machine alone: in no backup, and a restore leaves them. */
const MADE_ANEW = new Set(['cache', 'releases', 'current', 'backup-state.json', 'backup.lock', 'backup.lock-journal']);
/** Leads written out for a moment, a release that may not be there, leads of the development server. */
const NOT_KEPT = new Set(['exports', 'pinned-release.json', 'dev']);

const ofRestores = (name: string) => name.startsWith(WORK_PREFIX) || name.startsWith(FORMER_PREFIX);

/** Whether a restore leaves this top name of a folder where it is. */
export function staysPut(part: Part, name: string): boolean {
  return ofRestores(name) || name === 'lost+found' || (part === 'data' && MADE_ANEW.has(name));
}

export function isLeftOut(part: Part, name: string): boolean {
  return staysPut(part, name) || (part === 'data' && (NOT_KEPT.has(name) || /^\.tmp-|^current\./.test(name)));
}

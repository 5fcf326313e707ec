import type { Store } from './stores.ts';

export type Places = {
  readonly dataDir: string;
  readonly contentDir: string;
  readonly databaseUrl: string | null;
};

export type Site = Places & { readonly stores: readonly Store[]; readonly signal: AbortSignal };

export const PARTS = ['data', 'content'] as const;
export type Part = (typeof PARTS)[number];

/** Temporary folders with personal data; removed after the run or by the next run. */
export const WORK_PREFIX = '.backup-work-';
/** Prefix of the folders that keep the files replaced by a restore. */
export const REPLACED_PREFIX = '.before-restore-';

/**
 * Top-level names of DATA_DIR that are regenerated or machine-specific: excluded from backups and untouched by a
 * restore.
 */
const REGENERATED_NAMES = new Set([
  'cache',
  'releases',
  'current',
  'backup-state.json',
  'backup.lock',
  'backup.lock-journal',
]);
/** Temporary lead exports, the pin of a release that may be missing, and leads of the development server. */
const EXCLUDED_NAMES = new Set(['exports', 'pinned-release.json', 'dev']);

const isRestoreArtifact = (name: string) => name.startsWith(WORK_PREFIX) || name.startsWith(REPLACED_PREFIX);

/** Whether a restore leaves this top-level name in place. */
export function isKeptOnRestore(part: Part, name: string): boolean {
  return isRestoreArtifact(name) || name === 'lost+found' || (part === 'data' && REGENERATED_NAMES.has(name));
}

export function isExcludedFromBackup(part: Part, name: string): boolean {
  return (
    isKeptOnRestore(part, name) || (part === 'data' && (EXCLUDED_NAMES.has(name) || /^\.tmp-|^current\./.test(name)))
  );
}

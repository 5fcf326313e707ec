import { readFileSync } from 'node:fs';

type Entry = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Marks a link to a workspace. */
  readonly link?: true;
};
export type LockedPackage = Entry & { readonly name: string; readonly place: string };

/** Returns the packages that an npm lockfile installs from the registry; `place` is the path in the lockfile. */
export function lockedPackages(lockfile: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Readonly<Record<string, Entry>> };
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, entry]) => ({ ...entry, place, name: entry.name ?? place.split('node_modules/').at(-1) ?? place }));
}

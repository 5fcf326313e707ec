import { readFileSync } from 'node:fs';
import semver from 'semver';
import type { Advisory } from './advisory-list.ts';

export type Affected = {
  readonly lockfile: string;
  /** Where the package lies in it. */
  readonly place: string;
  readonly version: string;
  readonly advisory: Advisory;
  /** The first version behind the hole; `null`: none is named. */
  readonly upgradeTo: string | null;
};

type Locked = { readonly packages: Readonly<Record<string, { readonly name?: string; readonly version?: string }>> };

/** Every installed package that an advisory names, those that are accepted among them. */
export function findAffected(lockfiles: readonly string[], advisories: readonly Advisory[]): Affected[] {
  return lockfiles.flatMap((lockfile) => {
    const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as Locked;
    return Object.entries(packages).flatMap(([place, { name = nameAt(place), version }]) =>
      advisories
        .filter((advisory) => version !== undefined && advisory.package === name && isAffected(version, advisory))
        .map((advisory) => ({
          lockfile,
          place,
          version: version ?? '',
          advisory,
          upgradeTo: firstBehind(version ?? '', advisory.affected),
        })),
    );
  });
}

function isAffected(version: string, { affected }: Advisory): boolean {
  return semver.satisfies(version, affected, { includePrerelease: true });
}

/** `<=` names no version that is whole: one above it may not be out yet. */
function firstBehind(version: string, affected: string): string | null {
  const holding = new semver.Range(affected, { includePrerelease: true }).set.find((comparators) =>
    comparators.every((comparator) => comparator.test(version)),
  );
  const bound = holding?.find(({ operator }) => operator === '<');
  return bound ? bound.semver.version.replace(/-0$/, '') : null;
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

import semver from 'semver';
import { lockedPackages } from '../locked-packages.ts';
import type { Advisory } from './advisory-list.ts';

export type Affected = {
  /** Path of the package in the lockfile. */
  readonly place: string;
  readonly version: string;
  readonly advisory: Advisory;
  /** The first fixed version, or `null` when the advisory names none. */
  readonly upgradeTo: string | null;
};

/** Returns every installed package with an advisory, including accepted ones. */
export function findAffected(lockfile: string, advisories: readonly Advisory[]): Affected[] {
  return lockedPackages(lockfile).flatMap(({ name, place, version }) =>
    version === undefined
      ? []
      : advisories
          .filter((advisory) => advisory.package === name && isAffected(version, advisory))
          .map((advisory) => ({ place, version, advisory, upgradeTo: firstBehind(version, advisory.affected) })),
  );
}

function isAffected(version: string, { affected }: Advisory): boolean {
  return semver.satisfies(version, affected, { includePrerelease: true });
}

/** Only `<` names a fixed version; after `<=` a fixed version may not exist yet. */
function firstBehind(version: string, affected: string): string | null {
  const holding = new semver.Range(affected, { includePrerelease: true }).set.find((comparators) =>
    comparators.every((comparator) => comparator.test(version)),
  );
  const bound = holding?.find(({ operator }) => operator === '<');
  return bound ? bound.semver.version.replace(/-0$/, '') : null;
}

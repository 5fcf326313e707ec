import semver from 'semver';
import { lockedPackages } from '../locked-packages.ts';
import type { Advisory } from './advisory-list.ts';

export type Affected = {
  /** Where the package lies in the lockfile. */
  readonly place: string;
  readonly version: string;
  readonly advisory: Advisory;
  /** The first version behind the hole; `null`: none is named. */
  readonly upgradeTo: string | null;
};

/** Every installed package that an advisory names, those that are accepted among them. */
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

/** `<=` names no version that is whole: one above it may not be out yet. */
function firstBehind(version: string, affected: string): string | null {
  const holding = new semver.Range(affected, { includePrerelease: true }).set.find((comparators) =>
    comparators.every((comparator) => comparator.test(version)),
  );
  const bound = holding?.find(({ operator }) => operator === '<');
  return bound ? bound.semver.version.replace(/-0$/, '') : null;
}

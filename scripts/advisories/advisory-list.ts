import { readFileSync, writeFileSync } from 'node:fs';

export type Advisory = {
  readonly package: string;
  /** Range of vulnerable versions in npm's notation. */
  readonly affected: string;
  readonly id: string;
  readonly severity: string;
  readonly title: string;
  /** Reason why the vulnerability does not apply, although a vulnerable version is installed. */
  readonly accepted?: string;
};

export type AdvisoryList = {
  /** Date of the last review of the sources, as `2026-11-25`. */
  readonly asOf: string;
  readonly sources: readonly string[];
  readonly advisories: readonly Advisory[];
};

export function readList(file: string): AdvisoryList {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Writes the list in a fixed order, which keeps the diff of a refresh small. */
export function writeList(file: string, { asOf, sources, advisories }: AdvisoryList): void {
  writeFileSync(file, `${JSON.stringify({ asOf, sources, advisories: advisories.toSorted(byPackage) }, null, 2)}\n`);
}

function byPackage(one: Advisory, other: Advisory): number {
  return one.package.localeCompare(other.package, 'en') || one.id.localeCompare(other.id, 'en');
}

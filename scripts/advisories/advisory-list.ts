import { readFileSync, writeFileSync } from 'node:fs';

export type Advisory = {
  readonly package: string;
  /** Range of versions that have the hole, as npm writes ranges. */
  readonly affected: string;
  readonly id: string;
  readonly severity: string;
  readonly title: string;
  /** Why the hole is none here, although an installed version has it. */
  readonly accepted?: string;
};

export type AdvisoryList = {
  /** The day up to which the sources were looked through, `2026-11-25`. */
  readonly asOf: string;
  readonly sources: readonly string[];
  readonly advisories: readonly Advisory[];
};

export function readList(file: string): AdvisoryList {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** In a fixed order, so that a refresh shows what it adds. */
export function writeList(file: string, { asOf, sources, advisories }: AdvisoryList): void {
  writeFileSync(file, `${JSON.stringify({ asOf, sources, advisories: advisories.toSorted(byPackage) }, null, 2)}\n`);
}

function byPackage(one: Advisory, other: Advisory): number {
  return one.package.localeCompare(other.package, 'en') || one.id.localeCompare(other.id, 'en');
}

import type { Finding } from '../../contract/find.ts';
import type { ShownGroup } from './use-findings.ts';

/** What the arrows choose: a finding, or the rest of a group. */
export type Option = { readonly group: string } & ({ readonly finding: Finding } | { readonly more: number });

const SHOWN = 8;

export function optionsOf(groups: readonly ShownGroup[], expanded: ReadonlySet<string>): Option[] {
  return groups.flatMap(({ name, findings }): Option[] => {
    const shown = expanded.has(name) ? findings : findings.slice(0, SHOWN);
    const more = findings.length - shown.length;
    return [...shown.map((finding) => ({ group: name, finding })), ...(more > 0 ? [{ group: name, more }] : [])];
  });
}

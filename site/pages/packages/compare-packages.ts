import { formatRubPerM2 } from '../../../model/format/money.ts';
import type { Package } from '../../../model/kinds/package.ts';

/** `true` means included, `false` not included; a text specifies the value. */
type Cell = boolean | string;

export type Comparison = {
  readonly columns: readonly { readonly title: string; readonly note: string; readonly featured: boolean }[];
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly { readonly title: string; readonly values: readonly Cell[] }[];
  }[];
};

type Compared = Pick<Package, 'title' | 'popular' | 'priceRubPerM2' | 'groups'>;

/** Merges the packages into rows; a line that a package does not list counts as not included. */
export function comparePackages(packages: readonly Compared[]): Comparison {
  const featured = packages.find(({ popular }) => popular);
  const groups = new Map<string, Map<string, Cell[]>>();
  for (const [column, { groups: named }] of packages.entries()) {
    for (const group of named) {
      const rows = groups.get(group.title) ?? new Map<string, Cell[]>();
      groups.set(group.title, rows);
      for (const { title, value, included } of group.lines) {
        const cells = rows.get(title) ?? packages.map(() => false);
        rows.set(title, cells.with(column, included && (value ?? true)));
      }
    }
  }
  return {
    columns: packages.map((item) => ({
      title: item.title,
      note: `от\u00a0${formatRubPerM2(item.priceRubPerM2)}`,
      featured: item === featured,
    })),
    groups: [...groups].map(([title, rows]) => ({
      title,
      rows: [...rows].map(([row, values]) => ({ title: row, values })),
    })),
  };
}

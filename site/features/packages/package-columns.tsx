import type { ReactNode } from 'react';
import { cssVars } from '../../ui/css-vars.ts';
import { cx } from '../../ui/cx.ts';
import strip from '../../ui/strip.module.css';
import { PackageColumn } from './package-column.tsx';
import type { PackageColumnView } from './package-column-data.ts';
import styles from './package-columns.module.css';

type PackageColumnsProps = {
  packages: readonly PackageColumnView[];
  /** Section heading, placed in the empty corner above the low columns. */
  head: ReactNode;
};

export function PackageColumns({ packages, head }: PackageColumnsProps) {
  return (
    <div className={styles.packages}>
      <div className={styles.head}>{head}</div>
      <div className={cx(styles.columns, strip.strip)} style={cssVars({ '--count': packages.length })}>
        {packages.map((item) => (
          <PackageColumn key={item.slug} item={item} />
        ))}
      </div>
    </div>
  );
}

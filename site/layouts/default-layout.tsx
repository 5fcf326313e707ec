import { Banner } from './banner.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';

/** Crumbs, banner, content. */
export function DefaultLayout({ meta, crumbs, children }: LayoutProps) {
  return (
    <main className={styles.main} id="main" tabIndex={-1} data-layout="default">
      <Breadcrumbs crumbs={crumbs} />
      <Banner meta={meta} />
      {children}
    </main>
  );
}

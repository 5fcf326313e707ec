import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';

/** The page begins with its own full-bleed photograph: no crumbs, no banner. */
export function HeroLayout({ children }: LayoutProps) {
  return (
    <main className={styles.main} id="main" tabIndex={-1} data-layout="hero">
      {children}
    </main>
  );
}

import styles from './layout.module.css';
import type { LayoutProps } from './layout-props.ts';

export function HeroLayout({ children }: LayoutProps) {
  return (
    <main className={styles.main} id="main" tabIndex={-1} data-layout="hero">
      {children}
    </main>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './dim.module.css';

export function Dim({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  if (children === undefined) return <span className={cx(css.rule, className)} aria-hidden="true" />;
  return <div className={cx(css.dim, className)}>{children}</div>;
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './status.module.css';

type StatusProps = { kind: 'free' | 'held' | 'sold'; className?: string | undefined; children: ReactNode };

export function Status({ kind, className, children }: StatusProps) {
  return (
    <span className={cx(css.status, className)} data-kind={kind}>
      {children}
    </span>
  );
}

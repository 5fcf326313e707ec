import type { ReactNode } from 'react';
import css from './badge.module.css';
import { cx } from './cx.ts';

type BadgeProps = {
  tone?: 'paper' | 'amber';
  floating?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

export function Badge({ tone = 'paper', floating = false, className, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, tone === 'amber' && css.amber, floating && css.floating, className)}>
      {children}
    </span>
  );
}

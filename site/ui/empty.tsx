import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './empty.module.css';

type EmptyProps = {
  title: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  as?: 'h2' | 'h3';
  className?: string | undefined;
};

export function Empty({ title, children, action, as: Title = 'h2', className }: EmptyProps) {
  return (
    <div className={cx(css.empty, className)}>
      <Title className={css.title}>{title}</Title>
      <p className={css.text}>{children}</p>
      {action}
    </div>
  );
}

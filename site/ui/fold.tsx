import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './fold.module.css';
import { Icon } from './icon.tsx';

type FoldProps = ComponentProps<'details'> & { summary: ReactNode };

export function Fold({ summary, className, children, ...details }: FoldProps) {
  return (
    <details className={cx(css.fold, className)} {...details}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <Icon name="chev" className={css.icon} />
      </summary>
      {children}
    </details>
  );
}

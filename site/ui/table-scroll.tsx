import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './table-scroll.module.css';

type TableScrollProps = { label: string; className?: string | undefined; children: ReactNode };

/** Scrolls a wide table, also by keyboard. Not a landmark, since tables of one text may share a label. */
export function TableScroll({ label, className, children }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus to scroll by keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" className={cx(css.scroll, className)} aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

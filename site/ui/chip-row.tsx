import type { ReactNode } from 'react';
import css from './chip.module.css';
import { cx } from './cx.ts';

type ChipRowProps = { label: string; className?: string | undefined; children: ReactNode };

export function ChipRow({ label, className, children }: ChipRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways in every browser
    <div className={cx(css.row, className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}

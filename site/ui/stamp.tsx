import type { ReactNode } from 'react';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import { each } from './each.ts';
import css from './stamp.module.css';

export type StampFact = {
  label: ReactNode;
  value: ReactNode;
  span?: 'wide' | 'full' | undefined;
  big?: boolean | undefined;
};

type StampProps = { facts: readonly StampFact[]; columns?: 2 | 3 | 4 | 5 | 6; className?: string | undefined };

export function Stamp({ facts, columns = 3, className }: StampProps) {
  const alone = aloneInRow(facts);
  return (
    <div className={cx(css.frame, className)}>
      <dl className={css.stamp} data-many={columns > 3 || undefined} style={cssVars({ '--cols': columns })}>
        {each(facts, ({ label, value, span, big }, index) => (
          <div className={cx(css.cell, span && css[span], big && css.big, alone.has(index) && css.alone)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns indexes of cells that would leave half a row empty in two columns. */
export function aloneInRow(facts: readonly Pick<StampFact, 'span'>[]): ReadonlySet<number> {
  const alone = new Set<number>();
  let left: number | null = null;
  for (const [index, { span }] of facts.entries()) {
    if (span && left !== null) alone.add(left);
    left = span || left !== null ? null : index;
  }
  if (left !== null) alone.add(left);
  return alone;
}

import type { ReactNode } from 'react';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import { each } from './each.ts';
import css from './stamp.module.css';

export type StampFact = {
  label: ReactNode;
  value: ReactNode;
  /** Two cells wide, or the whole row. */
  span?: 'wide' | 'full' | undefined;
  /** The figure that matters. */
  big?: boolean | undefined;
};

type StampProps = { facts: readonly StampFact[]; columns?: 2 | 3 | 4 | 5 | 6; className?: string | undefined };

/** The title block of a drawing: facts in ruled cells. */
export function Stamp({ facts, columns = 3, className }: StampProps) {
  const alone = endsAlone(facts) ? facts.length - 1 : undefined;
  return (
    <div className={cx(css.frame, className)}>
      <dl className={css.stamp} data-many={columns > 3 || undefined} style={cssVars({ '--cols': columns })}>
        {each(facts, ({ label, value, span, big }, index) => (
          <div className={cx(css.cell, span && css[span], big && css.big, index === alone && css.alone)}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Whether the last cell would have the row to itself when the stamp is folded into two columns. */
function endsAlone(facts: readonly StampFact[]): boolean {
  return facts.reduce((isLeft, { span }) => (span ? false : !isLeft), false);
}

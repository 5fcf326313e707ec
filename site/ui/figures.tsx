import { cx } from './cx.ts';
import css from './figures.module.css';

type Figure = { readonly value: string; readonly unit?: string | undefined; readonly label: string };

export function Figures({ items, className }: { items: readonly Figure[]; className?: string | undefined }) {
  return (
    <dl className={cx(css.figures, className)}>
      {items.map(({ value, unit, label }) => (
        <div key={label} className={css.figure}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit ? (
              <>
                {'\u00a0'}
                <small>{unit}</small>
              </>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './ledger.module.css';
import { Link } from './link.tsx';

export type LedgerRow = {
  readonly title: string;
  readonly price: ReactNode;
  readonly iconPath?: string | undefined;
  readonly to?: string | undefined;
};
type LedgerProps = { rows: readonly LedgerRow[]; className?: string | undefined };

export function Ledger({ rows, className }: LedgerProps) {
  return (
    <ul className={cx(css.rows, className)}>
      {rows.map(({ title, price, iconPath, to }) => {
        const content = (
          <>
            {iconPath ? <Icon path={iconPath} className={css.icon} /> : null}
            <span className={css.name}>{title}</span> <span className={css.price}>{price}</span>
          </>
        );
        return (
          <li key={title} className={css.item}>
            {to === undefined ? (
              <div className={css.row}>{content}</div>
            ) : (
              <Link className={css.row} to={to}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

import css from './chip.module.css';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';

type ChipLinkProps = Omit<LinkProps, 'look'> & { current?: boolean; count?: number | undefined };

/** Filter link that works without JavaScript, since the URL contains the choice. */
export function ChipLink({ current = false, count, className, children, ...rest }: ChipLinkProps) {
  return (
    <Link className={cx(css.chip, className)} aria-current={current ? 'true' : undefined} {...rest}>
      {children}
      {count === undefined ? null : <small>{count}</small>}
    </Link>
  );
}

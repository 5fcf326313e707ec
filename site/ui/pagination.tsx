import { buttonClass } from './button-class.ts';
import { cx } from './cx.ts';
import { Link } from './link.tsx';
import css from './pagination.module.css';

type PaginationProps = {
  shown: number;
  total: number;
  nextTo?: string | undefined;
  label?: string;
  className?: string | undefined;
};

/** «Показать ещё» is a link, so it works without JavaScript and the URL keeps the page. */
export function Pagination({ shown, total, nextTo, label = 'Показать ещё', className }: PaginationProps) {
  return (
    <nav className={cx(css.more, className)} aria-label="Страницы списка">
      {nextTo === undefined ? null : (
        <Link className={buttonClass({ variant: 'secondary' })} to={nextTo} rel="next" preventScrollReset>
          {label}
        </Link>
      )}
      <progress className={css.bar} max={total} value={shown} aria-hidden="true" />
      <span className={css.count} aria-live="polite">
        {`${shown} из ${total}`}
      </span>
    </nav>
  );
}

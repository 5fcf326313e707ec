import { formatDayMonth } from '../../model/format/date.ts';
import { formatRub } from '../../model/format/money.ts';
import { cx } from './cx.ts';
import css from './price.module.css';

type PriceProps = {
  rub: number;
  from?: boolean;
  per?: 'м²' | 'мес.' | 'точку' | (string & {});
  /** A previous price requires its end date. */
  was?: { rub: number; endedOn: string } | undefined;
  /** `xs`, `s` and `m` are 20, 24 and 28 px; `l` is the main figure of a page. */
  size?: 'xs' | 's' | 'm' | 'l';
  className?: string | undefined;
};

export function Price({ rub, from = false, per, was, size = 'l', className }: PriceProps) {
  return (
    <span className={cx(css.price, className)} data-size={size}>
      {from ? <small className={css.before}>от </small> : null}
      <span>{formatRub(rub)}</span>
      {per ? (
        <small className={css.after}>
          {' '}
          за{'\u00a0'}
          {per}
        </small>
      ) : null}
      {was ? (
        <small className={css.was}>
          {' '}
          <span className="vh">раньше </span>
          <s>{formatRub(was.rub)}</s> до{'\u00a0'}
          {formatDayMonth(was.endedOn)}
        </small>
      ) : null}
    </span>
  );
}

import { cssVars } from '../../ui/css-vars.ts';
import { Link } from '../../ui/link.tsx';
import css from './term-bars.module.css';
import type { TermRow } from './term-row-data.ts';

type TermBarsProps = { rows: readonly TermRow[]; axisDays: number };

const MARK_DAYS = 30;
/** Part of the axis with labels; a label further right would stick out. */
const LABELLED = 0.9;

/** One bar per contract on a common axis of days: agreed days as an outline, actual days filled, late days apart. */
export function TermBars({ rows, axisDays }: TermBarsProps) {
  const marks = Array.from({ length: Math.ceil((axisDays * LABELLED) / MARK_DAYS) }, (_, index) => index * MARK_DAYS);
  return (
    <div className={css.chart} style={cssVars({ '--days': axisDays, '--mark': MARK_DAYS })}>
      <p className={css.legend}>
        <span className={css.planned}>срок по договору</span>
        <span className={css.actual}>сколько прошло</span>
        {rows.some(({ lateDays }) => lateDays > 0) ? <span className={css.late}>дни опоздания</span> : null}
      </p>
      <div className={css.axis} aria-hidden="true">
        {marks.map((day) => (
          <span key={day} style={cssVars({ '--at': day })}>
            {day || 'дней'}
          </span>
        ))}
      </div>
      <ol className={css.rows}>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </ol>
    </div>
  );
}

function Row({ row }: { row: TermRow }) {
  const { title, to, about, when, plannedDays, actualDays, lateDays, isUnderway, outcome, reason } = row;
  return (
    <li className={css.row}>
      <div className={css.name}>
        {to ? (
          <Link to={to} look="text">
            {title}
          </Link>
        ) : (
          title
        )}
        <span className={css.about}>{`${about}, ${when}`}</span>
      </div>
      <div
        className={css.bar}
        style={cssVars({ '--planned': plannedDays, '--actual': actualDays })}
        data-underway={isUnderway || undefined}
        aria-hidden="true"
      >
        <span className={css.outline} />
        <span className={css.fill} />
        {lateDays > 0 ? <span className={css.over} /> : null}
      </div>
      <p className={css.outcome} data-late={lateDays > 0 || undefined}>
        {outcome}
      </p>
      {reason ? <p className={css.reason}>{reason}</p> : null}
    </li>
  );
}

import { cssVars } from '../../ui/css-vars.ts';
import { spreadOf } from './spread-of.ts';
import type { TermRow } from './term-row-data.ts';
import css from './term-spread.module.css';

/** Fewer contracts than this are read faster in their rows. */
const MIN_HANDOVERS = 5;
/** More days than this leave no room for a label at each. */
const MAX_LABELLED_DAYS = 16;

/** One brick per contract that is handed over: early ones left of the deadline, late ones right of it. */
export function TermSpread({ rows }: { rows: readonly TermRow[] }) {
  const handovers = rows.filter(({ isUnderway }) => !isUnderway);
  if (handovers.length < MIN_HANDOVERS) return null;
  const days = spreadOf(handovers);
  const most = Math.max(...days.map(({ count }) => count));
  const isLabelled = (lateDays: number, index: number) =>
    days.length <= MAX_LABELLED_DAYS || lateDays === 0 || index === 0 || index === days.length - 1;
  return (
    <figure className={css.spread} style={cssVars({ '--most': most })}>
      <div className={css.days} aria-hidden="true">
        {days.map(({ lateDays, count }, index) => (
          <div key={lateDays} className={css.day} data-late={(count > 0 && lateDays > 0) || undefined}>
            {count > 0 ? <span className={css.count}>{count}</span> : null}
            <span className={css.squares} style={cssVars({ '--count': count })} />
            <span className={css.label}>{isLabelled(lateDays, index) ? labelOf(lateDays) : null}</span>
          </div>
        ))}
      </div>
      <figcaption className={css.caption}>
        Кирпич{'\u00a0'}— один сданный договор. Слева сдали раньше срока, справа{'\u00a0'}— позже, на{'\u00a0'}столько
        дней.
      </figcaption>
    </figure>
  );
}

function labelOf(lateDays: number): string {
  if (lateDays === 0) return '0';
  return lateDays < 0 ? `−${-lateDays}` : `+${lateDays}`;
}

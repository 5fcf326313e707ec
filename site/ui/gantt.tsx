import { counted, DAYS } from '../../model/format/plural.ts';
import { cssVars } from './css-vars.ts';
import { cx } from './cx.ts';
import { Dim } from './dim.tsx';
import css from './gantt.module.css';

export type GanttStage = {
  readonly title: string;
  /** One-based days; both ends are inclusive. */
  readonly fromDay: number;
  readonly toDay: number;
};

type GanttProps = {
  stages: readonly GanttStage[];
  days?: number;
  className?: string | undefined;
};

export function Gantt({ stages, days = Math.max(...stages.map(({ toDay }) => toDay)), className }: GanttProps) {
  const weeks = Math.ceil(days / 7);
  return (
    <div className={cx(css.gantt, className)} style={cssVars({ '--days': days })}>
      <Dim className={css.total}>{counted(days, DAYS)}</Dim>
      <ol className={css.rows}>
        {stages.map(({ title, fromDay, toDay }) => (
          <li
            key={title}
            className={cx(css.row, fromDay - 1 > days - toDay && css.before)}
            style={cssVars({ '--a': fromDay - 1, '--b': toDay })}
          >
            <span className={css.label}>
              <b>{title}</b> <span className={css.dates}>{daysText(fromDay, toDay)}</span>
            </span>
            <span className={css.bar} />
          </li>
        ))}
      </ol>
      <div className={css.axis} aria-hidden="true">
        {Array.from({ length: weeks }, (_, week) => week).map((week) => (
          <span key={week} style={cssVars({ '--a': week * 7 })}>
            {week + 1}
            {week === 0 ? <span className={css.unit}>&nbsp;неделя</span> : null}
          </span>
        ))}
      </div>
    </div>
  );
}

function daysText(from: number, to: number): string {
  return from === to ? `день\u00a0${from}` : `день\u00a0${from}–${to}`;
}

import { cssVars } from '../../ui/css-vars.ts';
import type { SiteView } from './data.ts';
import css from './stage-row.module.css';

type StageRowProps = Pick<SiteView, 'stages' | 'stage' | 'day' | 'plannedDays'>;

export function StageRow({ stages, stage: current, day, plannedDays }: StageRowProps) {
  const share = (of: number) => `${Math.min(100, (of / plannedDays) * 100)}%`;
  return (
    <div className={css.row}>
      <div className={css.chart} aria-hidden="true">
        {stages.map(({ title, fromDay, toDay }, index) => (
          <span
            className={css.bar}
            key={title}
            style={cssVars({ '--from': share(fromDay - 1), '--to': share(toDay) })}
            data-on={index === current || undefined}
          />
        ))}
        <span className={css.today} style={cssVars({ '--at': share(day) })} />
      </div>
      <ol className={css.stages}>
        {stages.map(({ title, fromDay, toDay }, index) => (
          <li key={title} aria-current={index === current ? 'step' : undefined}>
            {title} <span className={css.days}>{`день ${fromDay}–${toDay}`}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

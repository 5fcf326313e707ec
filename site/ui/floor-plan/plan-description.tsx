import { formatArea } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import { cx } from '../cx.ts';
import css from './plan-description.module.css';

type PlanDescriptionProps = {
  plan: Pick<Plan, 'rooms'>;
  /** For readers of the page's text only: the drawing beside it says the same. */
  hidden?: boolean;
  className?: string | undefined;
};

/** The rooms and areas of a plan in words. */
export function PlanDescription({ plan, hidden = false, className }: PlanDescriptionProps) {
  return (
    <dl className={cx(hidden ? 'vh' : css.list, className)}>
      {plan.rooms.map(({ name, x, y, areaM2 }) => (
        <div className={css.room} key={`${name} ${x} ${y}`}>
          <dt>{name}</dt>
          <dd>{formatArea(areaM2)}</dd>
        </div>
      ))}
    </dl>
  );
}

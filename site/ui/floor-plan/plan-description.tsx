import { formatArea } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import { cx } from '../cx.ts';
import css from './plan-description.module.css';

type PlanDescriptionProps = {
  plan: Pick<Plan, 'rooms'>;
  /** Visually hidden, for screen readers: the adjacent drawing shows the same facts. */
  hidden?: boolean;
  className?: string | undefined;
};

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

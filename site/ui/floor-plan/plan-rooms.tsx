import type { Plan } from '../../../model/kinds/plan.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath } from '../../../model/plan-drawing/shape-path.ts';
import { cx } from '../cx.ts';
import css from './floor-plan.module.css';

export function PlanRooms({ rooms, loggia }: Pick<Plan, 'rooms' | 'loggia'>) {
  const wet = rooms.filter((room) => room.wet);
  return (
    <g>
      <path className={css.room} d={boxesPath(rooms.filter((room) => !room.wet))} />
      {wet.length > 0 ? <path className={cx(css.room, css.wet)} d={boxesPath(wet)} /> : null}
      {loggia ? (
        <>
          <path className={css.outside} d={boxesPath([loggia])} />
          <path
            className={css.thin}
            d={`M${px(loggia.x)} ${px(loggia.y + loggia.height)}V${px(loggia.y)}H${px(loggia.x + loggia.width)}V${px(loggia.y + loggia.height)}`}
          />
        </>
      ) : null}
    </g>
  );
}

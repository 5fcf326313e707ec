import type { Plan } from '../../../model/kinds/plan.ts';
import { cx } from '../cx.ts';
import css from './floor-plan.module.css';
import { px } from './plan-geometry.ts';
import { SvgBox } from './svg-box.tsx';

/** Floors: rooms, wet rooms tinted, the loggia outside the walls. */
export function PlanRooms({ rooms, loggia }: Pick<Plan, 'rooms' | 'loggia'>) {
  return (
    <g>
      {rooms.map(({ name, x, y, width, height, wet }) => (
        <SvgBox
          key={`${name} ${x} ${y}`}
          className={cx(css.room, wet && css.wet)}
          x={x}
          y={y}
          width={width}
          height={height}
        />
      ))}
      {loggia ? (
        <>
          <SvgBox className={css.outside} {...loggia} />
          <path
            className={css.thin}
            d={`M${px(loggia.x)} ${px(loggia.y + loggia.height)}V${px(loggia.y)}H${px(loggia.x + loggia.width)}V${px(loggia.y + loggia.height)}`}
          />
        </>
      ) : null}
    </g>
  );
}

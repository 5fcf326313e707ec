import { formatNumber } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { labelPoint, px } from './plan-geometry.ts';

/** A line of type below the name, in user units. */
const AREA_OFFSET = 15;

export function PlanLabels({ rooms }: Pick<Plan, 'rooms'>) {
  return (
    <g>
      {rooms.map((room) => {
        const { x, y } = labelPoint(room);
        return (
          <g key={`${room.name} ${room.x} ${room.y}`}>
            <text className={css.name} x={px(x)} y={px(y)}>
              {room.name}
            </text>
            <text className={css.area} x={px(x)} y={px(y) + AREA_OFFSET}>
              {formatNumber(room.areaM2)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

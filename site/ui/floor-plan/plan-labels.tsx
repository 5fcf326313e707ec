import { formatNumber } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { roomLabel } from './plan-geometry.ts';
import { px } from './plan-units.ts';

/** A line of type below the name. */
const AREA_OFFSET_M = 0.375;

export function PlanLabels({ rooms, scale }: Pick<Plan, 'rooms'> & { scale: number }) {
  return (
    <g>
      {rooms.map((room) => {
        const { x, y, narrowedM } = roomLabel(room, scale);
        return (
          <g key={`${room.name} ${room.x} ${room.y}`} className={room.wet ? css.onWet : undefined}>
            <text
              className={css.name}
              x={px(x)}
              y={px(y)}
              {...(narrowedM === undefined ? {} : { textLength: px(narrowedM), lengthAdjust: 'spacingAndGlyphs' })}
            >
              {room.name}
            </text>
            <text className={css.area} x={px(x)} y={px(y + AREA_OFFSET_M * scale)}>
              {formatNumber(room.areaM2)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

import { formatNumber } from '../../../model/format/area.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import { roomLabel } from '../../../model/plan-drawing/plan-geometry.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import css from './floor-plan.module.css';

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

import { formatNumber } from '../../../model/format/area.ts';
import { groupDigits } from '../../../model/format/money.ts';
import type { Dimension } from '../../../model/plan-drawing/plan-geometry.ts';
import { dimensionChain, dimensionLines, roomLabel, typeScale } from '../../../model/plan-drawing/plan-geometry.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import classes from './plan.module.css';
import type { PlanFacts } from './plan-facts.ts';
import { withDrawingDefaults } from './plan-facts.ts';

const AREA_BELOW_M = 0.375;
const TEXT_GAP = 6;
const TICK = 4;

export function RoomNames({ plan }: { plan: PlanFacts }) {
  const facts = withDrawingDefaults(plan);
  const scale = typeScale(facts);
  return (
    <g className={classes.names}>
      {facts.rooms.map((room, index) => {
        const { x, y, narrowedM } = roomLabel(room, scale);
        const narrowed = narrowedM === undefined ? {} : { textLength: px(narrowedM), lengthAdjust: 'spacingAndGlyphs' };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room has no other name that stays
          <g key={index}>
            <text className={classes.name} x={px(x)} y={px(y)} fontSize={10.5 * scale} {...narrowed}>
              {room.name}
            </text>
            <text x={px(x)} y={px(y + AREA_BELOW_M * scale)} fontSize={13 * scale}>
              {formatNumber(room.areaM2)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Dimension lines above and to the left, in millimetres. */
export function PlanMarks({ plan }: { plan: PlanFacts }) {
  const facts = withDrawingDefaults(plan);
  const lines = dimensionLines(facts);
  const [lineX, lineY] = [px(lines.x), px(lines.y)];
  const scale = typeScale(facts);
  const [across, down] = [dimensionChain(plan.dimensionsX), dimensionChain(plan.dimensionsY)];
  const gap = TEXT_GAP * scale;
  return (
    <g className={classes.marks} fontSize={11 * scale}>
      {ends(across).map((x) => (
        <path key={x} d={`M${x - TICK} ${lineY + TICK}l${2 * TICK} ${-2 * TICK}`} />
      ))}
      {ends(down).map((y) => (
        <path key={y} d={`M${lineX - TICK} ${y + TICK}l${2 * TICK} ${-2 * TICK}`} />
      ))}
      {across.map((part) => (
        <g key={part.from}>
          <path d={`M${px(part.from)} ${lineY}H${px(part.to)}`} />
          <text x={px((part.from + part.to) / 2)} y={lineY - gap}>
            {groupDigits(part.millimetres)}
          </text>
        </g>
      ))}
      {down.map((part) => (
        <g key={part.from}>
          <path d={`M${lineX} ${px(part.from)}V${px(part.to)}`} />
          <text transform={`translate(${lineX - gap} ${px((part.from + part.to) / 2)}) rotate(-90)`}>
            {groupDigits(part.millimetres)}
          </text>
        </g>
      ))}
    </g>
  );
}

function ends(chain: readonly Dimension[]): number[] {
  return [...chain.slice(0, 1).map(({ from }) => px(from)), ...chain.map(({ to }) => px(to))];
}

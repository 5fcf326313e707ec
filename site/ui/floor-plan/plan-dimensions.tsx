import { groupDigits } from '../../../model/format/money.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import {
  type Dimension,
  dimensionChain,
  dimensionLines,
  drawnBox,
  typeScale,
} from '../../../model/plan-drawing/plan-geometry.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import css from './floor-plan.module.css';

const TICK = 4;
const TEXT_GAP = 6;
const MIN_LABELLED_MM = 600;

export function PlanDimensions({ plan }: { plan: Plan }) {
  const [across, down] = [dimensionChain(plan.dimensionsX), dimensionChain(plan.dimensionsY)];
  const [lines, drawn] = [dimensionLines(plan), drawnBox(plan)];
  const [lineX, lineY] = [px(lines.x), px(lines.y)];
  const scale = typeScale(plan);
  const [tick, gap] = [TICK * scale, TEXT_GAP * scale];
  const isLabelled = ({ millimetres: length }: Dimension) => length >= MIN_LABELLED_MM * scale;
  const [edgeX, edgeY] = [px(drawn.x - 0.1 * scale), px(drawn.y - 0.1 * scale)];
  const [xs, ys] = [marks(across), marks(down)];
  const ticks = [...xs.map((x) => [x, lineY] as const), ...ys.map((y) => [lineX, y] as const)];
  return (
    <g className={css.dimensions}>
      <path d={`M${xs[0]} ${lineY}H${xs.at(-1)}M${lineX} ${ys[0]}V${ys.at(-1)}`} />
      <path
        d={ticks
          .map(([x, y]) => `M${round(x - tick)} ${round(y + tick)}l${round(2 * tick)} ${round(-2 * tick)}`)
          .join('')}
      />
      <path
        className={css.extension}
        d={[...xs.map((x) => `M${x} ${lineY + 3}V${edgeY}`), ...ys.map((y) => `M${lineX + 3} ${y}H${edgeX}`)].join('')}
      />
      {across.filter(isLabelled).map((dimension) => (
        <text key={dimension.from} x={middle(dimension)} y={round(lineY - gap)}>
          {millimetres(dimension)}
        </text>
      ))}
      {down.filter(isLabelled).map((dimension) => (
        <text key={dimension.from} transform={`translate(${round(lineX - gap)} ${middle(dimension)}) rotate(-90)`}>
          {millimetres(dimension)}
        </text>
      ))}
    </g>
  );
}

function marks(chain: readonly Dimension[]): number[] {
  return [...chain.slice(0, 1).map(({ from }) => px(from)), ...chain.map(({ to }) => px(to))];
}

function middle({ from, to }: Dimension): number {
  return px((from + to) / 2);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function millimetres({ millimetres: length }: Dimension): string {
  return groupDigits(length);
}

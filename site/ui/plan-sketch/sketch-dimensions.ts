import { groupDigits } from '../../../model/format/money.ts';
import type { Plan } from '../../../model/kinds/plan.ts';
import { type Dimension, dimensionChain, drawnBox } from '../floor-plan/plan-geometry.ts';
import { pair, units } from './sketch-path.ts';

export type SketchNumber = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Along a line that runs down. */
  readonly turned: boolean;
};
export type SketchDimensions = {
  readonly lines: string;
  readonly numbers: readonly SketchNumber[];
  /** Of the type, in units: the same on the page whatever the size of the flat. */
  readonly size: number;
};

const TICK = 5;

export function sketchDimensions(plan: Plan): SketchDimensions {
  const size = typeSize(plan);
  const drawn = drawnBox(plan);
  const [lineX, lineY] = [units(drawn.x) - size, units(drawn.y) - size];
  const hasRoom = ({ from, to }: Dimension) => units(to - from) >= size * 2.6;
  const [across, down] = [dimensionChain(plan.dimensionsX), dimensionChain(plan.dimensionsY)];
  const [xs, ys] = [marks(across), marks(down)];
  const ticks = [...xs.map((x) => [x, lineY] as const), ...ys.map((y) => [lineX, y] as const)];
  return {
    size,
    lines: [
      `M${pair(xs[0] ?? 0, lineY)}H${xs.at(-1)}M${pair(lineX, ys[0] ?? 0)}V${ys.at(-1)}`,
      ...ticks.map(([x, y]) => `M${pair(x - TICK, y + TICK)}l${pair(2 * TICK, -2 * TICK)}`),
    ].join(''),
    numbers: [
      ...across
        .filter(hasRoom)
        .map((part) => ({ x: middle(part), y: lineY - TICK, text: inWords(part), turned: false })),
      ...down.filter(hasRoom).map((part) => ({ x: lineX - TICK, y: middle(part), text: inWords(part), turned: true })),
    ],
  };
}

/** Room for the lines and their numbers, above the drawing and to its left, in units. */
export function dimensionsMargin(plan: Plan): number {
  return Math.round(typeSize(plan) * 2.1) + TICK;
}

/** A card's picture is 4 : 3 and as wide as 27 letters. */
function typeSize(plan: Plan): number {
  const { width, height } = drawnBox(plan);
  return Math.round(Math.max(units(width), (units(height) * 4) / 3) / 27);
}

function marks(chain: readonly Dimension[]): number[] {
  return [...chain.slice(0, 1).map(({ from }) => units(from)), ...chain.map(({ to }) => units(to))];
}

function middle({ from, to }: Dimension): number {
  return units((from + to) / 2);
}

function inWords({ millimetres }: Dimension): string {
  return groupDigits(millimetres);
}

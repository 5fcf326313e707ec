import { useId } from 'react';
import type { Box } from '../../../model/plan-drawing/plan-units.ts';
import { px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath } from '../../../model/plan-drawing/shape-path.ts';
import classes from './plan.module.css';
import { GRID_M } from './snap.ts';

export function PlanGrid({ view }: { view: Box }) {
  const [small, large] = [useId(), useId()];
  const d = boxesPath([view]);
  return (
    <g className={classes.grid}>
      <defs>
        <Squares id={small} side={px(GRID_M)} width={0.2} />
        <Squares id={large} side={px(1)} width={0.5} />
      </defs>
      <path d={d} fill={`url(#${small})`} />
      <path d={d} fill={`url(#${large})`} />
    </g>
  );
}

function Squares({ id, side, width }: { id: string; side: number; width: number }) {
  return (
    <pattern id={id} width={side} height={side} patternUnits="userSpaceOnUse">
      <path className={classes.squares} d={`M${side} 0H0V${side}`} strokeWidth={width} />
    </pattern>
  );
}

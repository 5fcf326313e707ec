import type { PointerEvent } from 'react';
import { furnitureShapes } from '../../../model/plan-drawing/furniture-shapes.ts';
import { doorShape, windowShape } from '../../../model/plan-drawing/plan-geometry.ts';
import type { Box } from '../../../model/plan-drawing/plan-units.ts';
import { INNER_WALL_M, px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath, doorPath, furnitureTurn, shapePath } from '../../../model/plan-drawing/shape-path.ts';
import { partBox } from './part-box.ts';
import classes from './plan.module.css';
import type { Known } from './plan-parts.ts';

type Props = { part: Known; isChosen: boolean; onTake: (event: PointerEvent) => void };

/** Margin that makes thin walls easier to touch. */
const REACH_M = 0.08;

export function PlanShape({ part, isChosen, onTake }: Props) {
  return (
    <g className={classes.part} data-chosen={isChosen || undefined} onPointerDown={onTake}>
      <Drawn part={part} />
      <path className={classes.reach} d={boxesPath([reachOf(part)])} />
    </g>
  );
}

function Drawn({ part: { kind, facts } }: { part: Known }) {
  switch (kind) {
    case 'rooms':
      return <path className={facts.wet ? classes.wet : classes.room} d={boxesPath([facts])} />;
    case 'loggia':
      return <path className={classes.outside} d={boxesPath([facts])} />;
    case 'walls':
      return (
        <path
          className={classes.wall}
          strokeWidth={px(INNER_WALL_M)}
          d={`M${px(facts.x1)} ${px(facts.y1)}L${px(facts.x2)} ${px(facts.y2)}`}
        />
      );
    case 'furniture': {
      const piece = { ...facts, rotate: facts.rotate ?? 0 };
      return (
        <path className={classes.furniture} d={shapePath(furnitureShapes(piece))} transform={furnitureTurn(piece)} />
      );
    }
    case 'windows': {
      const { gap, frame, glass } = windowShape(facts);
      const [from, to] = glass;
      return (
        <>
          <path className={classes.gap} d={boxesPath([gap])} />
          <path className={classes.line} d={boxesPath([frame])} />
          <path className={classes.line} d={`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`} />
        </>
      );
    }
    case 'doors': {
      const door = { ...facts, thicknessM: facts.thicknessM ?? INNER_WALL_M };
      return (
        <>
          <path className={classes.gap} d={boxesPath([doorShape(door).gap])} />
          <path className={classes.line} d={doorPath(door)} />
        </>
      );
    }
  }
}

function reachOf(part: Known): Box {
  if (part.kind === 'rooms' || part.kind === 'furniture' || part.kind === 'loggia') return partBox(part);
  const box =
    part.kind === 'doors'
      ? doorShape({ ...part.facts, thicknessM: part.facts.thicknessM ?? INNER_WALL_M }).gap
      : partBox(part);
  return {
    x: box.x - REACH_M,
    y: box.y - REACH_M,
    width: box.width + 2 * REACH_M,
    height: box.height + 2 * REACH_M,
  };
}

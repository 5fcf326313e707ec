import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { type Furniture, furnitureShapes } from './furniture-shapes.ts';
import { px } from './plan-units.ts';
import { shapePath } from './shape-path.ts';

export function PlanFurniture({ furniture }: Pick<Plan, 'furniture'>) {
  return (
    <g className={css.furniture}>
      {furniture.map((piece) => (
        <path
          key={`${piece.kind} ${piece.x} ${piece.y}`}
          d={shapePath(furnitureShapes(piece))}
          transform={turn(piece)}
        />
      ))}
    </g>
  );
}

function turn({ kind, x, y, width, height = width, rotate }: Furniture): string | undefined {
  if (rotate === 0 || kind === 'round-table') return undefined;
  return `rotate(${rotate} ${px(x + width / 2)} ${px(y + height / 2)})`;
}

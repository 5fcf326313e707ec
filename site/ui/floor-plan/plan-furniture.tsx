import type { Plan } from '../../../model/kinds/plan.ts';
import { furnitureShapes } from '../../../model/plan-drawing/furniture-shapes.ts';
import { furnitureTurn, shapePath } from '../../../model/plan-drawing/shape-path.ts';
import css from './floor-plan.module.css';

export function PlanFurniture({ furniture }: Pick<Plan, 'furniture'>) {
  return (
    <g className={css.furniture}>
      {furniture.map((piece) => (
        <path
          key={`${piece.kind} ${piece.x} ${piece.y}`}
          d={shapePath(furnitureShapes(piece))}
          transform={furnitureTurn(piece)}
        />
      ))}
    </g>
  );
}

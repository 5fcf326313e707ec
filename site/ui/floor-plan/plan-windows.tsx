import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { px, windowShape } from './plan-geometry.ts';
import { boxesPath } from './shape-path.ts';

export function PlanWindows({ windows }: Pick<Plan, 'windows'>) {
  const shapes = windows.map(windowShape);
  if (shapes.length === 0) return null;
  return (
    <>
      <path className={css.gap} d={boxesPath(shapes.map(({ gap }) => gap))} />
      <path className={css.window} d={boxesPath(shapes.map(({ frame }) => frame))} />
      <path
        className={css.thin}
        d={shapes.map(({ glass: [from, to] }) => `M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`).join('')}
      />
    </>
  );
}

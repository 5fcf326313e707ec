import type { Plan } from '../../../model/kinds/plan.ts';
import css from './floor-plan.module.css';
import { px, windowShape } from './plan-geometry.ts';
import { SvgBox } from './svg-box.tsx';

export function PlanWindows({ windows }: Pick<Plan, 'windows'>) {
  return windows.map((window) => {
    const { gap, frame, glass } = windowShape(window);
    const [from, to] = glass;
    return (
      <g key={`${window.x} ${window.y} ${window.direction}`}>
        <SvgBox className={css.gap} {...gap} />
        <SvgBox className={css.window} {...frame} />
        <path className={css.thin} d={`M${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}`} />
      </g>
    );
  });
}

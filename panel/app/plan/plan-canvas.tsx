import { useElementSize } from '@mantine/hooks';
import type { KeyboardEvent } from 'react';
import { useRef } from 'react';
import { frameBox } from '../../../model/plan-drawing/plan-geometry.ts';
import { OUTER_WALL_M, px } from '../../../model/plan-drawing/plan-units.ts';
import { boxesPath } from '../../../model/plan-drawing/shape-path.ts';
import { neighbourOf, planAfterKey } from './part-keys.ts';
import classes from './plan.module.css';
import type { PlanFacts } from './plan-facts.ts';
import { withDrawingDefaults } from './plan-facts.ts';
import { PlanGrid } from './plan-grid.tsx';
import { PlanHandles } from './plan-handles.tsx';
import { PlanMarks, RoomNames } from './plan-marks.tsx';
import type { Part, PartKind } from './plan-parts.ts';
import { isSame, known, listOf, pathOf } from './plan-parts.ts';
import { PlanShape } from './plan-shape.tsx';
import { usePartDrag } from './use-part-drag.ts';

type Props = {
  plan: PlanFacts;
  chosen: Part | null;
  zoom: number;
  choose: (part: Part | null) => void;
  change: (plan: PlanFacts) => void;
  remove: (part: Part) => void;
};

/** Margin around the drawing for parts that are being moved. */
const MARGIN_M = 0.6;
const WALKS: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 };

export function PlanCanvas({ plan, chosen, zoom, choose, change, remove }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const size = useElementSize();
  const drag = usePartDrag({ svg, plan, chosen, choose, change });
  const shown = drag.shown;
  // The view box depends on the saved plan, so that the drawing does not shift under the pointer during a drag.
  const frame = frameBox(withDrawingDefaults(plan), true);
  const view = {
    x: frame.x - MARGIN_M,
    y: frame.y - MARGIN_M,
    width: frame.width + 2 * MARGIN_M,
    height: frame.height + 2 * MARGIN_M,
  };
  /** Drawing units per screen pixel, which give handles the same size on every screen. */
  const pixel = size.width === 0 ? 1 : Math.max(px(view.width) / size.width / zoom, px(view.height) / size.height);
  const shapes = (kind: PartKind) =>
    listOf(shown, kind).map((_, index) => {
      const part = { kind, index };
      const found = known(shown, part);
      return found ? (
        <PlanShape
          key={pathOf(part)}
          part={found}
          isChosen={isSame(part, chosen)}
          onTake={(event) => drag.take(event, part)}
        />
      ) : null;
    });

  function leave() {
    if (drag.isDragging) drag.cancel();
    else choose(null);
  }

  const walk = (step: 1 | -1) => choose(neighbourOf(plan, chosen, step));

  /** Returns the action of a key, or `null` if the drawing does not handle the key. */
  function answer(event: KeyboardEvent, part: Part): (() => void) | null {
    if (event.ctrlKey || event.metaKey) return null;
    if (event.key === 'Escape') return leave;
    if (event.key === 'Delete' || event.key === 'Backspace') return () => remove(part);
    const next = planAfterKey(plan, part, event);
    return next && (() => change(next));
  }

  function press(event: KeyboardEvent) {
    const step = WALKS[event.key];
    const act = step ? () => walk(step) : chosen && answer(event, chosen);
    if (!act) return;
    event.preventDefault();
    act();
  }

  const half = OUTER_WALL_M / 2;
  const outer = { x: -half, y: -half, width: shown.width + OUTER_WALL_M, height: shown.height + OUTER_WALL_M };
  return (
    <div ref={size.ref}>
      <svg
        ref={svg}
        className={classes.canvas}
        style={{ width: `${zoom * 100}%`, maxHeight: `${zoom * 38}rem` }}
        viewBox={[view.x, view.y, view.width, view.height].map(px).join(' ')}
        role="application"
        aria-label="Чертёж плана. Следующий предмет — клавиша «Страница вниз», стрелки двигают выбранный"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a drawing that is drawn upon is an application of its own
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={() => choose(null)}
        onPointerMove={drag.move}
        onPointerUp={drag.drop}
        onPointerCancel={drag.cancel}
      >
        <PlanGrid view={view} />
        {shapes('loggia')}
        {shapes('rooms')}
        {shapes('furniture')}
        <path className={classes.wall} strokeWidth={px(OUTER_WALL_M)} d={boxesPath([outer])} />
        {shapes('walls')}
        {shapes('windows')}
        {shapes('doors')}
        <RoomNames plan={shown} />
        <PlanMarks plan={shown} />
        {chosen ? <PlanHandles plan={shown} chosen={chosen} pixel={pixel} take={drag.take} /> : null}
      </svg>
    </div>
  );
}

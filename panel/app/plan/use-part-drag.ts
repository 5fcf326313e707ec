import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useState } from 'react';
import type { Point } from '../../../model/plan-drawing/plan-units.ts';
import { PX_PER_METRE } from '../../../model/plan-drawing/plan-units.ts';
import { movePart } from './move-part.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { Part } from './plan-parts.ts';
import { isSame } from './plan-parts.ts';
import type { Handle } from './resize-part.ts';
import { resizePart } from './resize-part.ts';
import { snapMove, snapResize } from './snap.ts';

type Drag = { readonly part: Part; readonly handle: Handle | null; readonly from: Point; readonly pointer: number };
type Props = {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly plan: PlanFacts;
  readonly chosen: Part | null;
  readonly choose: (part: Part | null) => void;
  readonly change: (plan: PlanFacts) => void;
};

/** Drags parts of the plan. The first touch only selects a part, so that a finger can scroll over the others. */
export function usePartDrag({ svg, plan, chosen, choose, change }: Props) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [live, setLive] = useState<PlanFacts | null>(null);

  // `touch-action` has no effect on elements inside an SVG, so a listener prevents scrolling.
  useEffect(() => {
    const ground = svg.current;
    const hold = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-chosen]')) event.preventDefault();
    };
    ground?.addEventListener('touchstart', hold, { passive: false });
    return () => ground?.removeEventListener('touchstart', hold);
  }, [svg]);

  function placeOf({ clientX, clientY }: ReactPointerEvent): Point {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: x / PX_PER_METRE, y: y / PX_PER_METRE };
  }

  function end() {
    setDrag(null);
    setLive(null);
  }

  return {
    /** The plan during a drag. */
    shown: live ?? plan,
    isDragging: drag !== null,
    cancel: end,
    take(event: ReactPointerEvent, part: Part, handle: Handle | null = null) {
      if (event.button !== 0) return;
      event.stopPropagation();
      svg.current?.focus({ preventScroll: true });
      choose(part);
      if (event.pointerType === 'touch' && handle === null && !isSame(part, chosen)) return;
      svg.current?.setPointerCapture(event.pointerId);
      setDrag({ part, handle, from: placeOf(event), pointer: event.pointerId });
    },
    move(event: ReactPointerEvent) {
      if (drag?.pointer !== event.pointerId) return;
      const { part, handle, from } = drag;
      const to = placeOf(event);
      const by = { x: to.x - from.x, y: to.y - from.y };
      const fine = event.shiftKey;
      setLive(
        handle === null
          ? movePart(plan, part, snapMove(plan, part, by, fine))
          : resizePart(plan, part, handle, snapResize(plan, part, handle, by, fine)),
      );
    },
    drop() {
      if (live) change(live);
      end();
    },
  };
}

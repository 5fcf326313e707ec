import { useEffect, useRef, useState } from 'react';
import { Observed } from '../lib/observed.ts';
import { fieldsAbove, readingLine } from './field-in-view.ts';

/** Heights in pixels that the header with the tools, and the bar under the form, take from the window. */
const ABOVE = 120;
const BELOW = 88;

/** Names the fields in view, the nearest first, while the form scrolls with the window; the field with the focus comes first. */
export function useFieldInView(chosen: Observed<string | null>, isFollowed: boolean) {
  const form = useRef<HTMLDivElement>(null);
  const [inView] = useState(() => new Observed<readonly string[]>([]));
  useEffect(() => {
    if (!isFollowed) return;
    let frame = 0;
    let last: string | null = null;
    const look = () => {
      frame = 0;
      const found = form.current && !isFocusInView(form.current) ? fieldsInWindow(form.current) : [];
      const [nearest] = found;
      if (nearest === undefined || nearest === last) return;
      last = nearest;
      inView.set(found);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    const unsubscribe = chosen.subscribe(() => {
      last = chosen.get();
    });
    addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      unsubscribe();
      removeEventListener('scroll', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [chosen, inView, isFollowed]);
  return { form, inView };
}

/** The page already shows the field that is being filled in. */
function isFocusInView(form: HTMLElement): boolean {
  const { activeElement } = document;
  if (!activeElement || !form.contains(activeElement)) return false;
  const { top } = activeElement.getBoundingClientRect();
  return top >= 0 && top < innerHeight;
}

function fieldsInWindow(form: HTMLElement): string[] {
  const { scrollTop, scrollHeight } = document.documentElement;
  const line = readingLine({
    top: ABOVE,
    bottom: innerHeight - BELOW,
    scrolled: scrollTop,
    mostScrolled: scrollHeight - innerHeight,
  });
  return fieldsAbove(form, line);
}

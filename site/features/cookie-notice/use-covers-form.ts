import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Returns true while this fixed box covers a lead form in the viewport. */
export function useCoversForm(box: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(false);

  useEffect(() => {
    let observer: IntersectionObserver | undefined;
    const watch = () => {
      observer?.disconnect();
      if (!box.current) return;
      const under = new Set<Element>();
      const report = (entries: readonly IntersectionObserverEntry[]) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        setCovers(under.size > 0);
      };
      observer = new IntersectionObserver(report, { rootMargin: marginsTo(box.current) });
      for (const form of document.querySelectorAll('main [data-lead-form]')) observer.observe(form);
    };
    watch();
    window.addEventListener('resize', watch);
    return () => {
      window.removeEventListener('resize', watch);
      observer?.disconnect();
    };
  }, [box]);

  return covers;
}

/** Root margins that shrink the viewport to the box; layout offsets ignore the box's own transform. */
function marginsTo(box: HTMLElement): string {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = box;
  const { clientWidth, clientHeight } = document.documentElement;
  return [-top, left + width - clientWidth, top + height - clientHeight, -left].map((side) => `${side}px`).join(' ');
}
